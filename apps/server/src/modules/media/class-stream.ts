import type { Context } from '../../platform/http/context.ts'
import type { ClassLinks } from '../classes/present.ts'
import type { MediaService } from './service.ts'

type Parts = {
  media: Pick<MediaService, 'linksFor' | 'previewLinks'>
  /** The stream of a class that is an event; null for every other class. */
  eventLinks: (context: Context, tag: string) => Promise<ClassLinks | null>
}

/** Where a class's stream is: with its event, else in the club's library. */
export function createClassStream({ media, eventLinks }: Parts) {
  return async function streamOf(context: Context, tag: string): Promise<ClassLinks> {
    return (await eventLinks(context, tag)) ?? (await previewLinks(context, tag)) ?? media.linksFor(context, tag)
  }

  /** In a preview the staff's own session opens what is not published. */
  async function previewLinks({ tenant: { preview }, tenantId, origin }: Context, tag: string) {
    return preview ? media.previewLinks({ tenantId, sessionId: preview.staffSession, origin }, tag) : null
  }
}
