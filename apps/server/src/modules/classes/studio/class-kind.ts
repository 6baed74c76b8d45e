import { ClassFields } from '@upbeat/contract/studio/entities/class'
import { ClassMoveMark, type VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { z } from 'zod'
import { publishCatalogueChange } from '../../../platform/changes/catalogue-change.ts'
import type { Database, DatabaseHandle } from '../../../platform/db/database.ts'
import type { MediaSource } from '../../../platform/db/schema/catalogue.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { parseFields } from '../../../platform/http/parse-fields.ts'
import type { Fields, PublishableKind, Shown } from '../../publishing/publishable-kind.ts'
import type { Live } from './listed-drafts-repository.ts'
import type { StudioClassRepository } from './repository.ts'

/** What is known of a class's media; null if it has none that can be played. */
export type ClassMediaFacts = {
  /** The version of the uploaded media; null if the media aren't in the club's storage. */
  version: number | null
  /** The source of media outside the club's storage. */
  source?: MediaSource
  durationSecond: number
  posterLink: string | null
  trailerLink: string | null
  hasCaptions: boolean
}
/** The uploaded media of these classes, or of all without `tags`; classes without a playable video are missing. */
export type FindUploadedMedia = (
  transaction: Database,
  tenantId: string,
  tags?: readonly string[],
) => Promise<ReadonlyMap<string, ClassMediaFacts>>
/** The media of these classes, including those outside the club's storage. */
export type FindClassMedia = (
  transaction: Database,
  tenantId: string,
  tags: readonly string[],
) => Promise<ReadonlyMap<string, ClassMediaFacts>>

/** The state of these classes' newest videos, or of all without `tags`; classes without an upload are missing. */
export type FindVideoStatuses = (
  tenantId: string,
  tags?: readonly string[],
) => Promise<ReadonlyMap<string, VideoStatus>>

/** Keeps a video that is published again from being deleted as a replaced one; false if it is gone already. */
export type KeepVideo = (
  transaction: Database,
  video: { tenantId: string; tag: string; version: number },
) => Promise<boolean>

/** Deletes everything stored of a class's media. */
export type ForgetClassMedia = (binned: { tenantId: string; tag: string }) => Promise<void>

/** `forget` drops what is cached of these classes, or of all without `tags`. */
export type ClassCache = { forget: (tenantId: string, tags?: readonly string[]) => void }

type Parts = {
  repositoryOn: (db: Database) => StudioClassRepository
  mediaOf: FindClassMedia
  keepVideo: KeepVideo
  database: Pick<DatabaseHandle, 'notify'>
  /** This server's caches with fields of classes: events, which play them, and catalogues. */
  caches: readonly ClassCache[]
  forgetMedia: ForgetClassMedia
}

/** Classes as a publishable kind. */
export function createClassKind({ repositoryOn, mediaOf, keepVideo, ...parts }: Parts): PublishableKind {
  const { database, caches, forgetMedia } = parts
  const mediaOfDrafts = (transaction: Database, drafts: readonly { tenantId: string; id: string }[]) =>
    mediaOf(
      transaction,
      drafts[0]?.tenantId ?? '',
      drafts.map(({ id }) => id),
    )
  const applyAll: NonNullable<PublishableKind['several']>['apply'] = async (transaction, published) => {
    const media = await mediaOfDrafts(transaction, published)
    const all: Parameters<StudioClassRepository['show']>[0][number][] = []
    for (const { tenantId, id, fields, shown = null, now } of published) {
      const next = media.get(id) ?? null
      const facts = shown ? await mediaAgain(transaction, { tenantId, tag: id, shown, next }) : next
      if (!facts) throw new Failure('notPublishable')
      all.push({ tenantId, tag: id, fields: parseClassFields(fields), media: facts, now })
    }
    await repositoryOn(transaction).show(all)
  }

  /** The media of an earlier version if they still exist; else those that are published next. */
  async function mediaAgain(
    transaction: Database,
    draft: { tenantId: string; tag: string; shown: Shown; next: ClassMediaFacts | null },
  ): Promise<ClassMediaFacts | null> {
    const { tenantId, tag, next } = draft
    const earlier = factsOf(draft.shown as Live)
    if (!earlier || (earlier.version !== null && earlier.version === next?.version)) return next
    const { version } = earlier
    return version === null || (await keepVideo(transaction, { tenantId, tag, version })) ? earlier : next
  }

  return {
    kind: 'class',
    many: 'classes',
    nameOf: (fields) => String(fields.name ?? ''),
    parse: parseClassFields,
    missing: async (transaction, draft) =>
      requiredOf(parseClassFields(draft.fields), (await mediaOfDrafts(transaction, [draft])).get(draft.id) ?? null),
    apply: (transaction, published) => applyAll(transaction, [published]),
    retract: (transaction, { tenantId, id }) => repositoryOn(transaction).hide(tenantId, [id]),
    async shown(transaction, { tenantId, ids }) {
      const rows = await repositoryOn(transaction).live(tenantId, ids)
      return new Map(rows.map(({ tag, ...live }) => [tag, live]))
    },
    several: {
      async missing(transaction, drafts) {
        const media = await mediaOfDrafts(transaction, drafts)
        const found = drafts.map(({ id, fields }) => [id, requiredOf(parseClassFields(fields), media.get(id) ?? null)])
        return new Map(found as [string, string[]][])
      },
      apply: applyAll,
      retract: (transaction, { tenantId, ids }) => repositoryOn(transaction).hide(tenantId, ids),
    },
    remove: (transaction, { tenantId, id }) => repositoryOn(transaction).remove(tenantId, id),
    forget: ({ tenantId, id }) => forgetMedia({ tenantId, tag: id }),
    async announce(tenantId, tags) {
      // PostgreSQL's notification arrives after the reply, but the next request must not see the old fields.
      for (const cache of caches) cache.forget(tenantId, tags)
      await publishCatalogueChange(database, tenantId, tags)
    },
  }
}

/** Made once: every new schema compiles its own parser, which takes far longer than parsing. */
const KnownFields = ClassFields.extend({ moves: z.array(ClassMoveMark).max(1000) }).strict()
/** The form's fields, and the moves, which have their own editor and calls. */
export type ClassDraftFields = z.infer<typeof KnownFields>

/** The published media of a class. */
export function factsOf({ media, durationSecond, imageLink, trailerLink }: Live): ClassMediaFacts | null {
  if (!media) return null
  const facts = { durationSecond: durationSecond ?? 0, posterLink: imageLink || null, trailerLink, hasCaptions: true }
  return media.kind === 'stored' ? { ...facts, version: media.version } : { ...facts, version: null, source: media }
}

/**
 * Parses a stored draft; fields that an older version didn't have are empty.
 * @throws Failure invalidRequest naming the fields
 */
export function parseClassFields(fields: Fields): ClassDraftFields {
  return parseFields(KnownFields, { ...emptyClass, ...fields })
}

export const emptyClass: ClassDraftFields = {
  name: '',
  description: '',
  level: null,
  skill: null,
  intensity: null,
  labels: [],
  focusAreas: [],
  equipment: [],
  categoryId: null,
  subCategory: null,
  language: null,
  calorieBurn: null,
  instructor: null,
  imageLink: null,
  trailerLink: null,
  scheduleDate: null,
  moves: [],
}

/** What is missing before members can see a class (DRAFT-04). */
export function requiredOf(fields: ClassFields, media: ClassMediaFacts | null) {
  const missing: ('media' | 'name' | 'category')[] = []
  if (!media) missing.push('media')
  if (fields.name.trim() === '') missing.push('name')
  if (fields.categoryId === null) missing.push('category')
  return missing
}

/** What is missing but doesn't prevent publishing (DRAFT-04). */
export function recommendedOf(fields: ClassFields, media: ClassMediaFacts | null) {
  const missing: ('picture' | 'level' | 'description' | 'instructor' | 'captions')[] = []
  if (fields.imageLink === null && !media?.posterLink) missing.push('picture')
  if (fields.level === null) missing.push('level')
  if (fields.description.trim() === '') missing.push('description')
  if (fields.instructor === null) missing.push('instructor')
  if (media && !media.hasCaptions) missing.push('captions')
  return missing
}
