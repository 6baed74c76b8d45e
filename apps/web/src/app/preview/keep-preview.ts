import type { AppRouter } from '../router.ts'
import { followLook } from './follow-look.ts'
import { followTexts } from './follow-texts.ts'

/** Keeps the preview in the address, so that a reload shows it again and not the app as members have it, and follows the studio's editors of the look and the texts. */
export function keepPreview(router: Pick<AppRouter, 'subscribe'>, token: string): void {
  // Before the look, which tells the studio that the page listens.
  followTexts()
  followLook()
  router.subscribe(() => {
    const address = new URL(location.href)
    if (address.searchParams.get('preview') === token) return
    address.searchParams.set('preview', token)
    history.replaceState(history.state, '', address)
  })
}
