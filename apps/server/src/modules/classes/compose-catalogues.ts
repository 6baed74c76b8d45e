import { publishStudioEvent, type StudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createCatalogues } from './catalogue.ts'
import { createCatalogueRepository } from './repository.ts'
import type {
  ClassCache,
  FindUploadedMedia,
  FindVideoStatuses,
  ForgetClassMedia,
  KeepVideo,
} from './studio/class-kind.ts'
import { composeClassKind, composeClassRegister } from './studio/compose.ts'
import { createPreviewRows } from './studio/preview-rows.ts'
import { createStudioClassRepository } from './studio/repository.ts'

type Parts = Pick<Platform, 'config' | 'database'> & {
  connectClasses: Parameters<typeof createCatalogues>[0]['connectClasses']
  eventsPlay: Parameters<typeof createCatalogues>[0]['eventsPlay']
  events: ClassCache
  curationFor: Parameters<typeof createCatalogues>[0]['curationFor']
  uploads: {
    mediaOf: FindUploadedMedia
    videoStatuses: FindVideoStatuses
    keepVideo: KeepVideo
    forgetClass: ForgetClassMedia
  }
}

/** The clubs' catalogues, and classes as a publishable kind. */
export async function composeCatalogues({
  config,
  database,
  connectClasses,
  eventsPlay,
  events,
  curationFor,
  uploads,
}: Parts) {
  const { db } = database
  const catalogues = createCatalogues({
    database,
    ...createCatalogueRepository(db),
    connectClasses,
    eventsPlay,
    curationFor,
    maxClasses: config.CLASSES_IN_MEMORY,
    draftsFor: (tenantId, preview) => previewRows(tenantId, preview),
  })
  await catalogues.start()
  const classKind = composeClassKind({
    database,
    // In this order: catalogues are built from events.
    caches: [events, catalogues],
    uploadedMediaOf: uploads.mediaOf,
    keepVideo: uploads.keepVideo,
    forgetMedia: uploads.forgetClass,
  })
  const previewRows = createPreviewRows({
    classes: createStudioClassRepository(db),
    mediaOf: async ({ tenantId, tag }) => (await classKind.mediaOf(db, tenantId, [tag])).get(tag) ?? null,
  })
  const register = composeClassRegister({
    database,
    uploadedMediaOf: uploads.mediaOf,
    videoStatuses: uploads.videoStatuses,
    maxClasses: config.CLASSES_IN_MEMORY,
  })
  await register.start()

  async function notify(tenantId: string, event: StudioEvent): Promise<void> {
    // PostgreSQL's notification arrives after the reply, but the next list must already have the change.
    if (event.kind === 'class') register.forget(tenantId, event.id)
    await publishStudioEvent(database, tenantId, event)
  }

  return { catalogues, register, notify, ...classKind }
}
