import type { ClassFields, StudioClass, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import type { DraftRow } from '../../publishing/draft.ts'
import {
  type ClassDraftFields,
  type ClassMediaFacts,
  emptyClass,
  parseClassFields,
  recommendedOf,
  requiredOf,
} from './class-kind.ts'
import type { ListedDraft, Live } from './listed-drafts-repository.ts'

type Facts = {
  published: ClassDraftFields | null
  media: ClassMediaFacts | null
  /** The version of the video shown to members; null if it isn't one of the club's uploads. */
  liveVideo: number | null
}

/** A class's media as published next, and the state of its newest video; null if there is none. */
export type ListedMedia = { media: ClassMediaFacts | null; video: VideoStatus | null }

export function presentListed(
  { draft, live, published }: ListedDraft,
  { media, video }: ListedMedia,
): StudioListedClass {
  const { imageLink, trailerLink: _, moves: __, ...fields } = { ...emptyClass, ...draft.fields } as ClassDraftFields
  const isOnAir = draft.state === 'published'
  return {
    ...fields,
    ...statusOf(draft, {
      published: isOnAir ? parseClassFields(published ?? draft.fields) : null,
      media,
      liveVideo: videoOf(live),
    }),
    imageLink: imageLink ?? media?.posterLink ?? (live?.imageLink || null),
    video: video ?? { state: media ? 'ready' : 'none', progress: null, reason: null },
  }
}

export function presentClass(
  draft: DraftRow,
  { mayEdit, mayPublish, published, media, liveVideo }: Facts & { mayEdit: boolean; mayPublish: boolean },
): StudioClass {
  const fields = parseClassFields(draft.fields)
  return {
    ...statusOf(draft, { published, media, liveVideo }),
    imageLink: fields.imageLink ?? media?.posterLink ?? null,
    fields: formFields(fields),
    published: published && formFields(published),
    revision: draft.revision,
    version: draft.version,
    checklist: { required: requiredOf(fields, media), recommended: recommendedOf(fields, media) },
    createdAt: draft.createdAt.toISOString(),
    binnedAt: draft.binnedAt?.toISOString() ?? null,
    mayEdit,
    mayPublish,
  }
}

/** The fields in a class's form. */
export function formFields({ moves: _, ...fields }: ClassDraftFields): ClassFields {
  return fields
}

/** The version of the uploaded video shown to members. */
export function videoOf(live: Pick<Live, 'media'> | null): number | null {
  return live?.media?.kind === 'stored' ? live.media.version : null
}

function statusOf(draft: DraftRow, { published, media, liveVideo }: Facts) {
  const hasOtherVideo = (media?.version ?? null) !== null && media?.version !== liveVideo
  return {
    tag: draft.id,
    state: draft.state,
    publishAt: draft.publishAt?.toISOString() ?? null,
    hasChanges:
      published !== null && (hasOtherVideo || changedFields(published, parseClassFields(draft.fields)).length > 0),
    changedAt: draft.changedAt.toISOString(),
    publishRequest: draft.publishRequestedAt && {
      by: draft.publishRequestedBy ?? '',
      at: draft.publishRequestedAt.toISOString(),
    },
    durationSecond: media?.durationSecond ?? null,
  }
}
