import type { Preview } from '../../../platform/tenancy/preview-token.ts'
import type { ClassRow } from '../repository.ts'
import { type ClassMediaFacts, parseClassFields } from './class-kind.ts'
import type { StudioClassRepository } from './repository.ts'
import { rowOf } from './shown-classes-repository.ts'

type Parts = {
  classes: Pick<StudioClassRepository, 'previewed'>
  mediaOf: (draft: { tenantId: string; tag: string }) => Promise<ClassMediaFacts | null>
}

/** For drafts without a video, whose card and page are shown nevertheless. */
const noMedia: ClassMediaFacts = {
  version: null,
  durationSecond: 0,
  posterLink: null,
  trailerLink: null,
  hasCaptions: false,
}

/** Classes as members would see them if their drafts were published (DRAFT-05). */
export function createPreviewRows({ classes, mediaOf }: Parts) {
  return async function previewRows(tenantId: string, preview: Preview): Promise<ClassRow[]> {
    const { tag, ownerId } = preview
    const at = new Date(preview.at)
    const found = await classes.previewed(tenantId, { tag, at, ownerId })
    const rows = found.map(async ({ draft, live }) => {
      const media = (await mediaOf({ tenantId, tag: draft.id })) ?? noMedia
      const never = { channelTag: null, providerId: null, provider: null, media: null }
      const whole = { ...never, ...live, tenantId, tag: draft.id, createdAt: live?.createdAt ?? at }
      return {
        ...whole,
        scheduleDate: live?.createdAt ?? at,
        ...rowOf({ fields: parseClassFields(draft.fields), media }),
      }
    })
    return Promise.all(rows)
  }
}
