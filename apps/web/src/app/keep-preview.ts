import { followLook } from './follow-look.ts'
import type { AppRouter } from './router.ts'

/** Keeps the preview in the address, so that a reload shows it again and not the app as members have it, and follows the studio's look editor. */
export function keepPreview(router: Pick<AppRouter, 'subscribe'>, token: string): void {
  followLook()
  router.subscribe(() => {
    const address = new URL(location.href)
    if (address.searchParams.get('preview') === token) return
    address.searchParams.set('preview', token)
    history.replaceState(history.state, '', address)
  })
}
