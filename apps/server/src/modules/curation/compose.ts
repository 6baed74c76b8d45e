import { studioCalls } from '@upbeat/contract/studio/calls'
import { publishCatalogueChange } from '../../platform/changes/catalogue-change.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Audit } from '../audit/audit.ts'
import type { Undoer } from '../audit/undo.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { ClassRegister } from '../classes/studio/class-register.ts'
import type { KeptChangesOn } from '../publishing/kept-change.ts'
import type { Publishing } from '../publishing/service.ts'
import type { PublishingNeeds } from '../publishing/undo-publishing.ts'
import { createClassOfDayRepository } from './class-of-day-repository.ts'
import { createClassOfDayService } from './class-of-day-service.ts'
import { createCoachNames } from './coach-name-repository.ts'
import { addCommonCategories } from './common-categories-repository.ts'
import { createCurationKinds } from './curation-kind.ts'
import { createCurationRepository } from './curation-repository.ts'
import { createCurationService } from './curation-service.ts'
import { createOrderService } from './order-service.ts'
import { createPickedClasses } from './picked-classes.ts'
import { createPreviewCuration } from './preview-curation.ts'
import { mountCuration } from './routes.ts'

type Parts = Pick<Http, 'studioMount'> &
  Pick<Platform, 'database'> & {
    audit: Audit
    publishing: Publishing & { undoerOf: (needs: PublishingNeeds) => Undoer; keptChangesOn: KeptChangesOn }
    catalogues: Pick<Catalogues, 'of' | 'forget'>
    notify: (tenantId: string, thing: { kind: string; id: string }) => Promise<void>
    makeId: () => string
    register: Pick<ClassRegister, 'of'>
    drafts: Pick<Parameters<typeof createCurationService>[0], 'adoptClasses'>
  }

/** How members find classes: categories, collections, channels, coaches and the class of the day. */
export function composeCuration({ studioMount, database, register, drafts, ...parts }: Parts) {
  const { audit, catalogues, publishing, notify, makeId } = parts
  const { db } = database
  async function announce(tenantId: string) {
    catalogues.forget(tenantId)
    await publishCatalogueChange(database, tenantId)
  }
  const curation = createCurationService({
    db,
    repositoryOn: createCurationRepository,
    publishing,
    keptChangesOn: publishing.keptChangesOn,
    catalogues,
    classesMoved: (tenantId) => notify(tenantId, { kind: 'class', id: '*' }),
    addCommonCategories: (tenantId) => addCommonCategories(db, tenantId),
    adoptClasses: drafts.adoptClasses,
    makeId,
  })
  const classes = createPickedClasses({
    catalogues,
    async draftsOf(tenantId, tags) {
      if (tags.length === 0) return []
      const index = await register.of(tenantId)
      return tags.flatMap((tag) => index.get(tag)?.listed ?? [])
    },
  })
  const changing = { db, audit, announce, notify }
  const ordering = createOrderService(changing)
  const classOfDay = createClassOfDayService({
    ...changing,
    repositoryOn: createClassOfDayRepository,
    catalogues,
    picked: classes.picked,
    ofTheDay: curation.ofTheDay,
  })
  mountCuration(studioMount, { curation, ordering, classOfDay, classes })
  const undoer = publishing.undoerOf({ edit: studioCalls.saveCuration, publish: studioCalls.publishCuration })
  return {
    undoers: {
      category: [undoer],
      collection: [undoer],
      channel: [undoer],
      coach: [undoer],
      curationOrder: [ordering.undoer],
      classOfDay: [classOfDay.undoer],
    },
  }
}

/** Gives a club without categories the common ones. */
export function composeCommonCategories({ db }: Pick<Platform, 'db'>) {
  return (tenantId: string) => addCommonCategories(db, tenantId)
}

/** Renames coaches' profiles along with the classes that name them. */
export const composeCoachNames = createCoachNames

export const composeCurationKinds = createCurationKinds

/** Categories, collections, channels and coaches as previews show them. */
export function composePreviewCuration({ database }: Pick<Platform, 'database'>) {
  return createPreviewCuration(createCurationRepository(database.db))
}
