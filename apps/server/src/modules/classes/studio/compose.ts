import type { Database, DatabaseHandle } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/audit.ts'
import type { PublishableKind } from '../../publishing/publishable-kind.ts'
import type { Publishing } from '../../publishing/service.ts'
import type { Catalogues } from '../catalogue.ts'
import { type ClassMediaFacts, createClassKind, type FindClassMedia, type ForgetClassMedia } from './class-kind.ts'
import { createPresence } from './presence.ts'
import { createStudioClassRepository } from './repository.ts'
import { createStudioClassService } from './service.ts'
import { createWordsRepository } from './words-repository.ts'
import { createWordsService } from './words-service.ts'

/** Classes as something that can be published. `uploadedMediaOf` answers for what the club has uploaded. */
export function composeClassKind({
  database,
  catalogues,
  uploadedMediaOf,
  forgetMedia,
}: {
  database: DatabaseHandle
  catalogues: Pick<Catalogues, 'forget'>
  uploadedMediaOf: FindClassMedia
  forgetMedia: ForgetClassMedia
}) {
  const mediaOf: FindClassMedia = async (transaction, draft) =>
    (await uploadedMediaOf(transaction, draft)) ?? otherMedia(transaction, draft)
  const kind = createClassKind({
    repositoryOn: createStudioClassRepository,
    mediaOf,
    database,
    catalogues,
    forgetMedia,
  })
  return {
    kind,
    mediaOf,
    /** Gives a class that came in another way a draft of what members see. */
    adopt: (tenantId: string, tag: string) => createStudioClassRepository(database.db).adopt(tenantId, tag),
    /** Gives a class that was published before its video had posters the first of them. */
    showPoster: async ({ tenantId, classTag: tag }: { tenantId: string; classTag: string }) => {
      const media = await uploadedMediaOf(database.db, { tenantId, tag })
      if (!media?.posterLink || media.version === null) return
      const { version, posterLink } = media
      const classes = createStudioClassRepository(database.db)
      if (await classes.givePoster({ tenantId, tag, version, posterLink })) await kind.announce(tenantId)
    },
  }
}

type Parts = { database: DatabaseHandle; publishing: Publishing; mediaOf: FindClassMedia; makeId: () => string }

/** The studio's half of classes. */
export function composeStudioClasses({ database: { db }, publishing, mediaOf, makeId }: Parts) {
  return createStudioClassService({
    publishing,
    classes: createStudioClassRepository(db),
    mediaOf: (draft) => mediaOf(db, draft),
    presence: createPresence(),
    makeId,
  })
}

/** The words that classes share. */
export function composeClassWords({
  database,
  audit,
  kind,
}: {
  database: DatabaseHandle
  audit: Audit
  kind: PublishableKind
}) {
  const { db, notify } = database
  return createWordsService({
    db,
    wordsOn: createWordsRepository,
    adopt: createStudioClassRepository(db).adopt,
    audit,
    notify,
    announce: kind.announce,
  })
}

/** Media that lie elsewhere: at an outside address, or the demo's. */
async function otherMedia(transaction: Database, { tenantId, tag }: { tenantId: string; tag: string }) {
  const live = await createStudioClassRepository(transaction).live(tenantId, tag)
  if (!live?.media || live.media.kind === 'stored') return null
  const facts: ClassMediaFacts = {
    version: null,
    durationSecond: live.durationSecond ?? 0,
    posterLink: live.imageLink || null,
    trailerLink: live.trailerLink,
    hasCaptions: true,
  }
  return facts
}
