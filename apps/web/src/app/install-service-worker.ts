import { isEmbedded } from '../features/embedding/embedded-mode.ts'
import { logWarning } from '../lib/log.ts'

/** Makes the app installable and its files stay; where a browser blocks that, or inside another site, it goes without. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || isEmbedded() || !('serviceWorker' in navigator)) return
  // After the page is there: its own files come first.
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error) => logWarning('No service worker', error))
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
