import { isPlayableLink } from '@upbeat/rules/live/is-playable-link'
import type { Context } from '../../../platform/http/context.ts'
import type { AskProvider } from './provider.ts'

export type OutsideParts = {
  ask: AskProvider
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
  hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
}
type Shown = { favourite: boolean; liveStreamingLink: string }
export type Viewer = Awaited<ReturnType<typeof viewerOf>>

/**
 * Adapts a provider's shared answer to the caller: links only with access and if they can be played (D-106), and their
 * own favourites.
 */
export async function viewerOf(context: Context, { favouriteTags, hasAccess }: Omit<OutsideParts, 'ask'>) {
  const { member, tenantId, origin } = context
  const mayWatch = member !== null && (await hasAccess(tenantId, member.memberId))
  const favourites = await favouriteTags(context)
  const link = (address: string) => (mayWatch && isPlayableLink(address, origin) ? address : '')

  function see<T extends Shown>(event: T, tag: string | null): T {
    return {
      ...event,
      favourite: tag !== null && favourites.has(tag),
      liveStreamingLink: link(event.liveStreamingLink),
    }
  }

  return { mayWatch, favourites, link, see }
}
