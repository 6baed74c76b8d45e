import { contentKind } from '@upbeat/rules/routes/deep-link'
import { ShareButton, type ShareButtonProps } from '../../sharing/share-button.tsx'
import type { LiveDetails } from './live-details.ts'

/** Shares the URL of a live class, which is the same before, during and after it (SHARE-06). */
export function ShareLive({ details, look }: { details: LiveDetails } & Pick<ShareButtonProps, 'look'>) {
  const { event, virtualClass } = details
  const shared = {
    kind: contentKind.live,
    id: event.id,
    title: event.title,
    description: event.stream_Description ?? event.description,
    image: virtualClass.imageLink,
  }
  return <ShareButton look={look} shared={shared} />
}
