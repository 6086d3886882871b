// The harness: the board with positions from fixtures.json, no server. Addresses: /dev/?f=battle-4&lang=fa&theme=dark
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import '../src/styles/chrome.css'
import '../src/styles/pieces.css'
import { mount } from 'svelte'
import { follow, settings, type Lang, type Theme } from '../src/lib/settings.svelte'
import Harness from './Harness.svelte'

const asked = new URLSearchParams(location.search)
settings.lang = (asked.get('lang') ?? 'en') as Lang
settings.theme = (asked.get('theme') ?? 'light') as Theme
settings.contrast = asked.get('contrast') === 'more' ? 'more' : 'system'
settings.motion = asked.get('motion') === 'reduce' ? 'reduce' : 'system'
settings.confirm = asked.get('confirm') !== 'no'
follow()
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { name: asked.get('f') ?? 'battle-4' } })
