import type { Logger } from 'pino'
import { openTranscribe } from './adapters/captions/open-transcribe.ts'
import { createFetchJson } from './adapters/connect/fetch-json.ts'
import { createAskDomain } from './adapters/domain/ask-domain.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { composeMembership } from './compose-membership.ts'
import type { Config } from './config.ts'
import { composeActivity } from './modules/activity/compose.ts'
import { createAnnouncementKind } from './modules/announcements/announcement-kind.ts'
import { composeAnnouncements } from './modules/announcements/compose.ts'
import { composeApiKeys } from './modules/api-keys/compose.ts'
import { composeAudit } from './modules/audit/compose.ts'
import { undoDays } from './modules/audit/undo.ts'
import { composeBroadcast } from './modules/broadcast/compose.ts'
import { composeChannels } from './modules/channels/compose.ts'
import { composeClasses } from './modules/classes/compose.ts'
import { composeCatalogues } from './modules/classes/compose-catalogues.ts'
import { composeStudioClasses } from './modules/classes/studio/compose.ts'
import { composeCollections } from './modules/collections/compose.ts'
import { composeConnect } from './modules/connect/compose.ts'
import { composeEvents } from './modules/connect/compose-events.ts'
import { composePolicies } from './modules/consent/studio/compose.ts'
import { createPolicyKind } from './modules/consent/studio/policy-kind.ts'
import { composeContact } from './modules/contact/compose.ts'
import { composeCuration, composeCurationKinds, composePreviewCuration } from './modules/curation/compose.ts'
import { composeDomain } from './modules/domain/compose.ts'
import { composeFavourites } from './modules/favourites/compose.ts'
import { composeIntake } from './modules/intake/compose.ts'
import { createEncode, type Encode } from './modules/intake/encoder-process.ts'
import { composeLook } from './modules/look/compose.ts'
import { createLookKind } from './modules/look/look-kind.ts'
import { createLookPictures } from './modules/look/look-pictures.ts'
import { composeManifest } from './modules/manifest/compose.ts'
import { createClassStream } from './modules/media/class-stream.ts'
import { composeMedia } from './modules/media/compose.ts'
import { mountOpenApi } from './modules/openapi/routes.ts'
import { createCardPage } from './modules/page/card-page.ts'
import { composePage } from './modules/page/compose.ts'
import { composePictures } from './modules/pictures/compose.ts'
import { createUploadedPictures } from './modules/pictures/uploaded-pictures.ts'
import { composePreview } from './modules/preview/compose.ts'
import { composePublishing } from './modules/publishing/compose.ts'
import { composeReminders } from './modules/reminders/compose.ts'
import { composeSearch } from './modules/search/compose.ts'
import { composeSettings } from './modules/settings/compose.ts'
import { composeSetup } from './modules/setup/compose.ts'
import { composeSharing } from './modules/sharing/compose.ts'
import { composeStaff } from './modules/staff/compose.ts'
import { mountStudioApp } from './modules/studio-app/routes.ts'
import { createTenantControl } from './modules/tenant/control.ts'
import { composeTexts } from './modules/texts/compose.ts'
import { createTextsKind } from './modules/texts/texts-kind.ts'
import { openCore } from './open-core.ts'
import { openControl } from './platform/control/open-control.ts'
import { closeServer } from './platform/http/close-server.ts'
import { mountHealth } from './platform/http/mount-health.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/**
 * The composition root: modules are handed what they need of each other here, and closed here. Each puts itself together in its
 * `compose.ts`. `DATA_DIR=memory` keeps nothing on disk.
 */
export async function createApp(config: Config, log: Logger, encode: Encode = createEncode()) {
  const core = await openCore(config, log)
  const { database, clock, server, tenants, jobs, phrases, demo } = core
  const { members, tokens, subscription, paymentSources, signOn } = await composeMembership(core)
  composeContact(core)

  // Uploads become classes, and publishing a class asks for its uploads.
  const uploads: Parameters<typeof composeCatalogues>[0]['uploads'] = {
    mediaOf: (...asked) => intake.mediaOf(...asked),
    keepVideo: (...kept) => intake.keepVideo(...kept),
    forgetClass: (binned) => intake.forgetClass(binned),
  }
  const { shelf, classes: connectClasses } = await composeEvents(core)
  const moving = await demo?.keepEventsMoving(shelf.forget)
  const curationFor = composePreviewCuration(core)
  const classKind = await composeCatalogues({ ...core, connectClasses, curationFor, uploads })
  const { catalogues } = classKind
  const kinds = [
    classKind.kind,
    createLookKind(core),
    ...composeCurationKinds({ ...core, catalogues }),
    createTextsKind(core),
    createPolicyKind(core),
    createAnnouncementKind(core),
  ]
  const publishing = composePublishing({ ...core, ...classKind, kinds })
  const stopPublishing = publishing.runOnTime(core)
  const drafts = composeStudioClasses({ ...core, ...classKind, publishing })
  const curation = composeCuration({ ...core, ...classKind, publishing, drafts })
  const storage = openStorage(config)
  const pictures = createUploadedPictures({ ...core, storage, undoDays })
  const lookPictures = createLookPictures({ ...core, storage, pictures })
  const intake = composeIntake({
    ...core,
    catalogues,
    drafts,
    storage,
    pictures,
    encode,
    transcribe: openTranscribe(config),
    onPosters: classKind.showPoster,
  })

  const { favouriteTags, tagsOfMember } = composeFavourites({ ...core, catalogues })
  const seen = { ...core, shelf, catalogues, favouriteTags, hasAccess: subscription.hasAccess }
  const recordings = composeBroadcast(seen)
  const demoLibrary = demo?.media({ catalogues, tenants, phrases }) ?? null
  const media = await composeMedia({ ...seen, library: intake.library, demoLibrary, recordings })
  const connect = composeConnect({ ...seen, media, recordings, fetchJson: createFetchJson(core.outboundFetch) })
  const { metadata } = composeSearch(seen)
  composeClasses({ ...seen, metadata, linksFor: createClassStream({ media, eventLinks: connect.linksOf }) })
  composeCollections(seen)
  composeChannels(seen)
  composeActivity(seen)
  const reminders = await composeReminders({ ...seen, members, favouriteTags: tagsOfMember })
  const cards = composeSharing({ ...seen, createCardPage })
  const uploaded = async (key: string) => (await intake.picture(key)) ?? lookPictures.picture(key)
  composePictures({ ...core, uploaded, demo: demo?.picture ?? null })
  composeManifest(core)

  const staff = await composeStaff(core)
  const setup = composeSetup({ ...core, staff })
  composeSettings(core)
  const control = await openControl(core, createTenantControl(core.admin, setup.commands))
  const keyGuard = composeApiKeys(core)
  intake.mount({ ...core, keyGuard, media })
  const domains = await composeDomain({ ...core, askDomain: createAskDomain(core.outboundFetch) })
  composeAudit({
    ...core,
    undoers: {
      ...drafts.undoers,
      class: [publishing.undoer, ...intake.undoers],
      classes: [publishing.undoerOfMany('class')],
      look: [publishing.undoer],
      ...curation.undoers,
      texts: [publishing.undoer],
      policy: [publishing.undoer],
      club: [domains.undoer, signOn.undoer, core.undoClubChange(setup.followAudience)],
      announcement: [publishing.undoer],
    },
  })
  composeLook({ ...core, publishing, pictures: lookPictures })
  composeTexts({ ...core, publishing })
  composePolicies({ ...core, publishing })
  const { announcementsOf } = composeAnnouncements({ ...core, publishing })
  composePreview({ ...core, ...drafts })
  core.mountRest()

  await mountOpenApi(server, { docs: !config.isProduction })
  const page = await composePage({ ...core, ...cards, paymentSources, announcementsOf })
  await mountStudioApp(server)
  mountHealth(core)

  jobs.handle('expiredPurged', async () => {
    await core.purgeExpired(clock.now())
    await publishing.emptyBin(clock.now())
    if (config.isProduction) await core.forgetOldMail()
    await core.database.vacuum()
  })
  const runDue = async () => {
    await moving?.move()
    await publishing.publishDue(clock.now())
    await publishing.emptyBin(clock.now())
    await subscription.runDue(clock.now())
    await subscription.reconcile(clock.now())
    await reminders.runDue()
    await jobs.settle()
  }
  const onEventsChanged = (tenantId: string) => {
    for (const cache of [shelf, catalogues, page.contentOrigins]) cache.forget(tenantId)
  }
  await demo?.mount(server, { tenants, tokens, runDue, onEventsChanged })
  // Listening comes first: the queue may take its time.
  server.addHook('onListen', () => void intake.start().catch((err) => log.error({ err }, 'intake not started')))
  server.addHook('onListen', () => void jobs.keepOpening())

  return {
    server,
    database,
    /** Calls of the contract that answer 501 still. */
    unserved: core.unserved,
    /** Where emails are kept as files; null where they go over a relay. */
    outbox: core.outbox,
    intake,
    /** What the starter tells of the demo; null without it. */
    demo: demo?.accounts ?? null,
    /** The way into an installation where nobody has begun; null everywhere else. */
    setupLink: demo ? null : await setup.link.forEmptyInstallation(),
    close: async () => {
      await control?.close()
      await closeServer(server, config.SHUTDOWN_SECONDS * 1000)
      tenants.stop()
      stopPublishing()
      await moving?.stop()
      await intake.stop()
      await jobs.close()
      await core.closeMail()
      await database.close()
    },
  }
}
