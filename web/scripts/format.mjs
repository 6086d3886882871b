// Formats messages as the page does, for tests/words/test_parity.py to compare with what the Python side says.
// In: {lang, text, asked: [{id, attribute, args}]}, one JSON line each; out: the sentences, one JSON list a line.
import { createInterface } from 'node:readline'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { NUMBER } from '../src/lib/amounts.ts'

for await (const line of createInterface({ input: process.stdin })) {
  const { lang, text, asked } = JSON.parse(line)
  const bundle = new FluentBundle(lang, { useIsolating: true, functions: { NUMBER } })
  const wrong = bundle.addResource(new FluentResource(text))
  if (wrong.length) throw new Error(String(wrong))
  const said = asked.map(({ id, attribute, args }) => {
    const message = bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? bundle.formatPattern(pattern, args) : null // an error is thrown
  })
  console.log(JSON.stringify(said))
}
