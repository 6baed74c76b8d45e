import type { Logger } from 'pino'
import { composeContent } from './compose-content.ts'
import { composeMembership } from './compose-membership.ts'
import { composeStudio } from './compose-studio.ts'
import { composeWatching } from './compose-watching.ts'
import { type Config, mediaOriginsOf } from './config.ts'
import { composeContact } from './modules/contact/compose.ts'
import { createEncode, type Encode } from './modules/intake/encoding/encoder-process.ts'
import { composeManifest } from './modules/manifest/compose.ts'
import { mountOpenApi } from './modules/openapi/routes.ts'
import { composePage } from './modules/page/compose.ts'
import { mountStudioApp } from './modules/studio-app/routes.ts'
import { createPublicTenant } from './modules/tenant/public-tenant.ts'
import { openCore } from './open-core.ts'
import { closeServer } from './platform/http/close-server.ts'
import { mountHealth } from './platform/http/health/mount-health.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/**
 * The composition root. The `compose-*.ts` files beside this one connect the modules, each of which assembles itself in
 * its own `compose.ts`; they are closed here. With `DATA_DIR=memory` nothing is written to disk.
 */
export async function createApp(config: Config, log: Logger, encode: Encode = createEncode()) {
  const core = await openCore(config, log)
  const { database, clock, server, tenants, jobs, demo } = core
  const membership = await composeMembership(core)
  const content = await composeContent(core, encode)
  const watching = await composeWatching(core, content, membership)
  const studio = await composeStudio(core, { ...content, ...watching, ...membership })
  const { subscription, tokens, paymentSources } = membership
  const { publishing, intake, events, catalogues } = content
  const { announcementsOf } = studio
  const publicTenant = createPublicTenant({ ...core, catalogues })
  core.mountConfig(core.mount, publicTenant)
  composeContact(core)
  composeManifest(core)
  core.mountRest()

  await mountOpenApi(server, { docs: !config.isProduction })
  const page = await composePage({ ...core, ...watching.shown, publicTenant, paymentSources, announcementsOf })
  await mountStudioApp(server, { mediaOrigins: mediaOriginsOf(config) })
  mountHealth({ ...core, counters: [watching.playbackErrors] })

  jobs.handle('expiredPurged', async () => {
    await core.purgeExpired(clock.now())
    await studio.webhooks.purge(clock.now())
    await studio.clubExports.purge(clock.now())
    await core.sessions.purge(clock.now())
    await publishing.emptyBin(clock.now())
    await watching.broadcasting.purge(clock.now())
    if (config.isProduction) await core.forgetOldMail()
    await core.database.vacuum()
  })
  const runDue = async () => {
    await content.moving?.move()
    await publishing.publishDue(clock.now())
    await publishing.emptyBin(clock.now())
    await subscription.runDue(clock.now())
    await subscription.reconcile(clock.now())
    await watching.reminders.runDue()
    await jobs.settle()
    await studio.webhooks.runDue()
  }
  const onEventsChanged = (tenantId: string) => {
    for (const cache of [events, catalogues, page.contentOrigins]) cache.forget(tenantId)
  }
  await demo?.mount(server, { tenants, tokens, runDue, onEventsChanged })
  // After listening, since opening the queue may take a while.
  server.addHook('onListen', () => void intake.start().catch((err) => log.error({ err }, 'intake not started')))
  server.addHook('onListen', () => void jobs.keepOpening())
  server.addHook('onListen', async () => core.installation.heartbeat.start())

  return {
    server,
    database,
    /** Calls of the contract that still answer 501. */
    unserved: core.unserved,
    /** The folder in which emails are kept as files; null with a relay. */
    outbox: core.outbox,
    intake,
    /** The demo's accounts, which the starter prints; null without it. */
    demo: demo?.accounts ?? null,
    /** The set-up link of an installation without staff; null otherwise. */
    setupLink: demo ? null : await studio.setupLink.forEmptyInstallation(),
    close: async () => {
      await studio.closeControl()
      await core.installation.heartbeat.stop()
      await closeServer(server, config.SHUTDOWN_SECONDS * 1000)
      tenants.stop()
      watching.broadcasting.stop()
      await studio.webhooks.stop()
      await content.stop()
      await jobs.close()
      await core.closeMail()
      await database.close()
    },
  }
}
