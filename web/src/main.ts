import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/chrome.css'
import './styles/pieces.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { follow } from './lib/settings.svelte'

follow()
mount(App, { target: document.getElementById('app') as HTMLElement })
