// The harness: Duel's board with positions from fixtures.json, or a live engine that a test puts behind window.duel.
// Addresses: /dev/duel/?f=age2&lang=fa&theme=dark, /dev/duel/?live
import '../../src/styles/fonts.css'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import '../../src/styles/chrome.css'
import '../../src/styles/pieces.css'
import { mount } from 'svelte'
import { follow, settings, type Lang, type Theme } from '../../src/lib/settings.svelte'
import Harness from './Harness.svelte'

const asked = new URLSearchParams(location.search)
settings.lang = (asked.get('lang') ?? 'en') as Lang
settings.theme = (asked.get('theme') ?? 'light') as Theme
settings.contrast = asked.get('contrast') === 'more' ? 'more' : 'system'
settings.motion = asked.get('motion') === 'reduce' ? 'reduce' : 'system'
settings.confirm = asked.get('confirm') !== 'no'
follow()
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { name: asked.get('f') ?? 'age1', live: asked.has('live') } })
