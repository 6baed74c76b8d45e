import type { Context } from '../../platform/http/context.ts'
import type { ClassLinks } from '../classes/present.ts'
import type { MediaService } from './service.ts'

type Parts = {
  media: Pick<MediaService, 'linksFor' | 'previewLinks'>
  /** The stream of a class that is an event; null for other classes. */
  eventLinks: (context: Context, tag: string) => Promise<ClassLinks | null>
}

/** Finds a class's stream: from its event, otherwise from the club's library. */
export function createClassStream({ media, eventLinks }: Parts) {
  return async function streamOf(context: Context, tag: string): Promise<ClassLinks> {
    return (await eventLinks(context, tag)) ?? (await previewLinks(context, tag)) ?? media.linksFor(context, tag)
  }

  /** In a preview, the staff session gives access to unpublished media. */
  async function previewLinks({ tenant: { preview }, tenantId, origin }: Context, tag: string) {
    return preview ? media.previewLinks({ tenantId, sessionId: preview.staffSession, origin }, tag) : null
  }
}
