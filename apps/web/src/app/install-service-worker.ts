import { isEmbedded } from '../features/embedding/embedded-mode.ts'
import { logWarning } from '../lib/log.ts'

/**
 * Registers the service worker, which makes the app installable and caches its files. Skipped if the browser blocks it, or inside another
 * site.
 */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || isEmbedded() || !('serviceWorker' in navigator)) return
  // After load: the page's own files come first.
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error) => logWarning('No service worker', error))
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
