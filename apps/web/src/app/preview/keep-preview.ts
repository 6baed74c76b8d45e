import type { AppRouter } from '../router.ts'
import { followLook } from './follow-look.ts'
import { followTexts } from './follow-texts.ts'

/** Keeps the preview in the URL, so that a reload doesn't leave it, and follows the studio's editors of the look and the texts. */
export function keepPreview(router: Pick<AppRouter, 'subscribe'>, token: string): void {
  // Before the look, which tells the studio that the page is ready.
  followTexts()
  followLook()
  router.subscribe(() => {
    const address = new URL(location.href)
    if (address.searchParams.get('preview') === token) return
    address.searchParams.set('preview', token)
    history.replaceState(history.state, '', address)
  })
}
