import { api } from '../../lib/api/api.ts'
import { useDynamicShortLink } from './dynamic-short-link-store.ts'

/** Shortens a link; the outcome is in the area `dynamicShortLink` (SHARE-05). Never throws. */
export async function makeShortLink(longLink: string): Promise<void> {
  const known = useDynamicShortLink.getState()
  if (known.status !== 'none' && known.status !== 'failed' && known.longLink === longLink) return
  useDynamicShortLink.setState({ status: 'started', longLink }, true)
  try {
    const { shortLink } = await api('shortenLink', { body: { longDynamicLink: longLink } })
    settle(longLink, { status: 'succeeded', longLink, shortLink })
  } catch {
    settle(longLink, { status: 'failed', longLink })
  }
}

/** Unless another object is being shared by now. */
function settle(longLink: string, outcome: ReturnType<typeof useDynamicShortLink.getState>): void {
  const now = useDynamicShortLink.getState()
  if (now.status !== 'none' && now.longLink === longLink) useDynamicShortLink.setState(outcome, true)
}
