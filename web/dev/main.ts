// The harness: any game's board with a scene that scenes.py has written, no server.
// Addresses: /dev/?game=duel&scene=turn-2&lang=fa&theme=dark&motion=reduce&contrast=more&confirm=no
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

const game = asked.get('game') ?? 'condottiere'
const answer = await fetch(`/dev/scenes/${game}.json`)
const scenes = answer.ok ? await answer.json() : {}
const name = asked.get('scene') ?? Object.keys(scenes)[0] ?? ''
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { game, name, scenes } })
