import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/chrome.css'
import './styles/pieces.css'
import.meta.glob('./games/*/palette.css', { eager: true })
import { mount } from 'svelte'
import App from './App.svelte'
import { follow } from './lib/settings.svelte'
import { followLanguage } from './lib/words.svelte'

follow()
followLanguage()
mount(App, { target: document.getElementById('app') as HTMLElement })

// What an installed app shows without a connection; not while developing, where the page comes from elsewhere.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
