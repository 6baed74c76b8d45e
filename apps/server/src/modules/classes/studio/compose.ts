import type { DatabaseHandle } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { Audit } from '../../audit/audit.ts'
import type { KeptChangesOn } from '../../publishing/kept-change.ts'
import type { PublishableKind } from '../../publishing/publishable-kind.ts'
import type { Publishing } from '../../publishing/service.ts'
import { createBulkService } from './bulk/bulk-service.ts'
import { createClassIndex } from './class-index.ts'
import {
  type ClassCache,
  type ClassMediaFacts,
  createClassKind,
  type FindClassMedia,
  type FindUploadedMedia,
  type FindVideoStatuses,
  type ForgetClassMedia,
  factsOf,
  type KeepVideo,
} from './class-kind.ts'
import { type ClassRegister, createClassRegister } from './class-register.ts'
import { createCsvService } from './csv/csv-service.ts'
import type { Live } from './listed-drafts-repository.ts'
import { createPresence } from './presence.ts'
import { createStudioClassRepository } from './repository.ts'
import { mountStudioClasses } from './routes.ts'
import { createStudioClassService } from './service.ts'
import { createWordsRepository } from './words/words-repository.ts'
import { type CoachNamesOn, createWordsService } from './words/words-service.ts'

/** Classes as a publishable kind. `uploadedMediaOf` returns the media that the club has uploaded. */
export function composeClassKind({
  database,
  caches,
  uploadedMediaOf,
  keepVideo,
  forgetMedia,
}: {
  database: DatabaseHandle
  caches: readonly ClassCache[]
  uploadedMediaOf: FindUploadedMedia
  keepVideo: KeepVideo
  forgetMedia: ForgetClassMedia
}) {
  const mediaOf: FindClassMedia = async (transaction, tenantId, tags) => {
    const media = new Map(await uploadedMediaOf(transaction, tenantId, tags))
    const others = tags.filter((tag) => !media.has(tag))
    if (others.length === 0) return media
    for (const { tag, ...live } of await createStudioClassRepository(transaction).live(tenantId, others)) {
      const facts = otherMedia(live)
      if (facts) media.set(tag, facts)
    }
    return media
  }
  const kind = createClassKind({
    repositoryOn: createStudioClassRepository,
    mediaOf,
    keepVideo,
    database,
    caches,
    forgetMedia,
  })
  return {
    kind,
    mediaOf,
    /** Makes a draft of a class that came from elsewhere than the studio. */
    adopt: (tenantId: string, tag: string) => createStudioClassRepository(database.db).adopt(tenantId, tag),
    /** Gives a class that was published before its video had posters the first one. Returns its link, or null. */
    showPoster: async ({ tenantId, classTag: tag }: { tenantId: string; classTag: string }) => {
      const media = (await uploadedMediaOf(database.db, tenantId, [tag])).get(tag)
      if (!media?.posterLink || media.version === null) return null
      const { version, posterLink } = media
      const classes = createStudioClassRepository(database.db)
      if (await classes.givePoster({ tenantId, tag, version, posterLink })) await kind.announce(tenantId, [tag])
      return posterLink
    },
  }
}

/** All classes of the clubs whose staff are working, in memory. */
export function composeClassRegister({
  database,
  uploadedMediaOf,
  videoStatuses,
  maxClasses,
}: {
  database: DatabaseHandle
  uploadedMediaOf: FindUploadedMedia
  videoStatuses: FindVideoStatuses
  maxClasses: number
}) {
  const classes = createStudioClassRepository(database.db)
  return createClassRegister({
    database,
    classes,
    makeIndex: createClassIndex,
    maxClasses,
    mediaOf: async (tenantId, tags) => {
      const uploaded = await uploadedMediaOf(database.db, tenantId, tags)
      const videos = await videoStatuses(tenantId, tags)
      return ({ draft, live }) => ({
        media: uploaded.get(draft.id) ?? otherMedia(live),
        video: videos.get(draft.id) ?? null,
      })
    },
  })
}

/** Notifies open pages and all servers' caches of a changed object. */
type Notify = (tenantId: string, thing: { kind: string; id: string }) => Promise<void>

type Parts = {
  database: DatabaseHandle
  audit: Audit
  makeId: () => string
  studioMount: StudioMount
  publishing: Publishing & { keptChangesOn: KeptChangesOn }
  register: ClassRegister
  notify: Notify
  kind: PublishableKind
  mediaOf: FindClassMedia
  /** Gives a club without categories the common ones. */
  addCommonCategories: (tenantId: string) => Promise<void>
  coachNamesOn: readonly CoachNamesOn[]
}

/** The studio's side of classes: drafts, and the words that classes share. */
export function composeStudioClasses(parts: Parts) {
  const { audit, makeId, studioMount, publishing, register, notify, kind, mediaOf, addCommonCategories, coachNamesOn } =
    parts
  const { db } = parts.database
  const { keptChangesOn } = publishing
  const repository = createStudioClassRepository(db)
  const classes = createStudioClassService({
    publishing,
    register,
    classes: repository,
    mediaOf: async ({ tenantId, tag }) => (await mediaOf(db, tenantId, [tag])).get(tag) ?? null,
    presence: createPresence(),
    makeId,
    addCommonCategories,
  })
  const words = createWordsService({
    db,
    wordsOn: createWordsRepository,
    coachNamesOn,
    changesOn: keptChangesOn,
    adopt: repository.adopt,
    audit,
    notify,
    announce: kind.announce,
  })
  const bulk = createBulkService({ publishing, register })
  const csv = createCsvService({ publishing, register, classes: repository, makeId })
  mountStudioClasses(studioMount, { classes, words, bulk, csv })
  return {
    undoers: { word: [words.undoer] },
    createClass: async (...asked: Parameters<typeof classes.createNew>) => (await classes.createNew(...asked)).tag,
    discardClass: classes.discardUntouched,
    assertEditable: classes.assertEditable,
    moves: classes.moves,
    saveMoves: classes.saveMoves,
    shownMoves: repository.moves,
    adoptClasses: (tenantId: string) => repository.adopt(tenantId),
    /** @throws Failure notFound, notPermitted */
    assertVisible: async (staff: StaffContext, tag: string) => void (await classes.get(staff, tag)),
  }
}

/** Media outside the club's storage: at an outside address, or the demo's. */
function otherMedia(live: Live | null): ClassMediaFacts | null {
  return live?.media?.kind === 'stored' ? null : live && factsOf(live)
}
