import type { LookMessage } from '@upbeat/contract/look-message'
import { useLanguageStore } from '../../features/i18n/language-store.ts'
import { getTenant, setTenant } from '../../features/tenant/tenant-store.ts'

/** Shows the club's look while it is edited in the studio, which embeds this page in a same-origin frame. */
export function followLook(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<LookMessage>) => {
    if (origin !== location.origin || source !== window.parent || data?.kind !== 'look') return
    setTenant({ ...getTenant(), ...data.config })
    const { language, phrases } = useLanguageStore.getState()
    const tagline = data.taglines[language]
    if (tagline !== undefined) useLanguageStore.setState({ phrases: { ...phrases, 'landing.tagline': tagline } })
  })
  const ready: LookMessage = { kind: 'ready' }
  window.parent.postMessage(ready, location.origin)
}
