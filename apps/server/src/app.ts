import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createFetchJson } from './adapters/connect/fetch-json.ts'
import { openMail } from './adapters/mail/open-mail.ts'
import { httpMembership } from './adapters/membership/http-membership.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { mountSandbox } from './adapters/payments/sandbox-routes.ts'
import { mountStripeWebhook } from './adapters/payments/stripe/stripe-routes.ts'
import { createIdentityTokens } from './adapters/sso/jose-identity-tokens.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { type Config, liveDirOf } from './config.ts'
import { createAccountDataService } from './modules/account/account-data.ts'
import { createAccountDataRepository } from './modules/account/account-data-repository.ts'
import { createAddressChangeService } from './modules/account/address-change.ts'
import { createAddressChangeRepository } from './modules/account/address-change-repository.ts'
import { createAddressLetter } from './modules/account/address-letter.ts'
import { createChangePassword } from './modules/account/change-password.ts'
import { createCheckPassword } from './modules/account/check-password.ts'
import { clubAddress } from './modules/account/club-address.ts'
import { createMarketingService } from './modules/account/marketing.ts'
import { createMarketingRepository } from './modules/account/marketing-repository.ts'
import { createMemberSessionService } from './modules/account/member-sessions.ts'
import { createProfileWriter } from './modules/account/profile-writer.ts'
import { mountAccount } from './modules/account/routes.ts'
import { createAccountService } from './modules/account/service.ts'
import { createActivityRepository } from './modules/activity/repository.ts'
import { mountActivity } from './modules/activity/routes.ts'
import { createActivityService } from './modules/activity/service.ts'
import { composeApiKeys } from './modules/api-keys/compose.ts'
import { createAudit } from './modules/audit/audit.ts'
import { createAuditRepository } from './modules/audit/repository.ts'
import { mountAudit } from './modules/audit/routes.ts'
import { createAuditService } from './modules/audit/service.ts'
import { createUndo } from './modules/audit/undo.ts'
import { createBelongsTo } from './modules/auth/belongs-to.ts'
import { createIdentify } from './modules/auth/identify.ts'
import { createPasskeyChallenges } from './modules/auth/passkey-challenges.ts'
import { createPasskeyRepository } from './modules/auth/passkey-repository.ts'
import { createPasskeyService } from './modules/auth/passkeys.ts'
import { createPasswordResetService } from './modules/auth/password-reset.ts'
import { createPasswordResetRepository } from './modules/auth/password-reset-repository.ts'
import { createMemberRepository } from './modules/auth/repository.ts'
import { mountAuth } from './modules/auth/routes.ts'
import { createAuthService } from './modules/auth/service.ts'
import { createSignUpService } from './modules/auth/sign-up.ts'
import { createSpentNonceRepository } from './modules/auth/spent-nonce-repository.ts'
import { createSsoService } from './modules/auth/sso.ts'
import { broadcastCallbackPath } from './modules/broadcast/callback-path.ts'
import { findKeySecret } from './modules/broadcast/key-secret.ts'
import { createRecordings } from './modules/broadcast/recordings.ts'
import { createBroadcastRepository } from './modules/broadcast/repository.ts'
import { mountBroadcast } from './modules/broadcast/routes.ts'
import { createBroadcastService } from './modules/broadcast/service.ts'
import { mountChannels } from './modules/channels/routes.ts'
import { createChannelService } from './modules/channels/service.ts'
import { createCatalogues } from './modules/classes/catalogue.ts'
import { createCatalogueRepository } from './modules/classes/repository.ts'
import { mountClasses } from './modules/classes/routes.ts'
import { createClassService } from './modules/classes/service.ts'
import {
  composeClassKind,
  composeClassRegister,
  composeClassWords,
  composeStudioClasses,
} from './modules/classes/studio/compose.ts'
import { createPreviewRows } from './modules/classes/studio/preview-rows.ts'
import { createStudioClassRepository } from './modules/classes/studio/repository.ts'
import { mountStudioClasses } from './modules/classes/studio/routes.ts'
import { mountCollections } from './modules/collections/routes.ts'
import { createCollectionService } from './modules/collections/service.ts'
import { mountCalendar } from './modules/connect/calendar-routes.ts'
import { createEventShelf } from './modules/connect/event-shelf.ts'
import { createAskProvider } from './modules/connect/outside/ask-provider.ts'
import { chooseConnect } from './modules/connect/outside/choose-connect.ts'
import { createConnectRepository } from './modules/connect/repository.ts'
import { mountConnect } from './modules/connect/routes.ts'
import { createConnectService } from './modules/connect/service.ts'
import { createConsentRepository } from './modules/consent/repository.ts'
import { mountConsent } from './modules/consent/routes.ts'
import { createConsentService } from './modules/consent/service.ts'
import { createContactRepository } from './modules/contact/repository.ts'
import { mountContact } from './modules/contact/routes.ts'
import { createContactService } from './modules/contact/service.ts'
import { createFavouriteRepository } from './modules/favourites/repository.ts'
import { mountFavourites } from './modules/favourites/routes.ts'
import { createFavouriteService } from './modules/favourites/service.ts'
import { createPhraseRepository } from './modules/i18n/repository.ts'
import { mountI18n } from './modules/i18n/routes.ts'
import { createI18nService } from './modules/i18n/service.ts'
import { createTranslate } from './modules/i18n/translate.ts'
import { createWordingRepository } from './modules/i18n/wording-repository.ts'
import { composeIntake } from './modules/intake/compose.ts'
import { mountIntake } from './modules/intake/routes.ts'
import { mountTrailerFiles } from './modules/intake/trailer-routes.ts'
import { mountUploads } from './modules/intake/tus-routes.ts'
import { createJobs } from './modules/jobs/jobs.ts'
import { createLetters } from './modules/mail/letters.ts'
import { createStudioLetters } from './modules/mail/studio-letters.ts'
import { iconAddress } from './modules/manifest/icon-address.ts'
import { mountIcons } from './modules/manifest/icon-routes.ts'
import { mountManifest } from './modules/manifest/routes.ts'
import { joinLibraries } from './modules/media/media-library.ts'
import { mountMedia } from './modules/media/routes.ts'
import { createMediaService } from './modules/media/service.ts'
import { mountOpenApi } from './modules/openapi/routes.ts'
import { createCardPage } from './modules/page/card-page.ts'
import { createContentOrigins } from './modules/page/content-origins.ts'
import { mountPage } from './modules/page/routes.ts'
import { createPageService } from './modules/page/service.ts'
import { mountStaticFiles } from './modules/page/static-files.ts'
import { mountWebDevelopment } from './modules/page/web-development.ts'
import { createPictureFolder } from './modules/pictures/picture-folder.ts'
import { mountPictures } from './modules/pictures/routes.ts'
import { createPictureService, noPicture } from './modules/pictures/service.ts'
import { createPreviewService } from './modules/preview/preview-service.ts'
import { mountPreview } from './modules/preview/routes.ts'
import { withPersonas } from './modules/preview/with-personas.ts'
import { composePublishing } from './modules/publishing/compose.ts'
import { publishOnTime } from './modules/publishing/publish-on-time.ts'
import { createPublishingUndo } from './modules/publishing/undo-publishing.ts'
import { createReminderLetter } from './modules/reminders/reminder-letter.ts'
import { createReminderRepository } from './modules/reminders/repository.ts'
import { mountOwnCalendar, mountReminders } from './modules/reminders/routes.ts'
import { runDueReminders } from './modules/reminders/run-due.ts'
import { createReminderService } from './modules/reminders/service.ts'
import { createMetadata } from './modules/search/metadata.ts'
import { createNamedCategories } from './modules/search/named-categories.ts'
import { createSearchRepository } from './modules/search/repository.ts'
import { mountSearch } from './modules/search/routes.ts'
import { createSearchService } from './modules/search/service.ts'
import { createTermNames } from './modules/search/term-names.ts'
import { composeSetup } from './modules/setup/compose.ts'
import { mountAppLinks } from './modules/sharing/app-links.ts'
import { createIsMissing } from './modules/sharing/is-missing.ts'
import { createFindLinkCard } from './modules/sharing/link-card.ts'
import { createShortLinkRepository } from './modules/sharing/repository.ts'
import { mountSharing } from './modules/sharing/routes.ts'
import { createSharingService } from './modules/sharing/service.ts'
import { composeStaff } from './modules/staff/compose.ts'
import { mountStudioApp } from './modules/studio-app/routes.ts'
import { createCodeService } from './modules/subscription/codes.ts'
import { composeSubscription } from './modules/subscription/compose.ts'
import { createEntitlement } from './modules/subscription/entitlement.ts'
import { createExternalAccess } from './modules/subscription/external-access.ts'
import { createExternalMembership } from './modules/subscription/external-membership.ts'
import { createFailureLimits } from './modules/subscription/failure-limits.ts'
import { createLedgers } from './modules/subscription/ledger.ts'
import { mountSubscription } from './modules/subscription/routes.ts'
import { createTenantAdmin } from './modules/tenant/admin.ts'
import { contradictions } from './modules/tenant/check-tenant.ts'
import { completeConfig } from './modules/tenant/complete-config.ts'
import { createTenantControl } from './modules/tenant/control.ts'
import { createPublicConfig } from './modules/tenant/public-config.ts'
import { faultOfLogo } from './modules/tenant/read-logo.ts'
import { createTenantRepository } from './modules/tenant/repository.ts'
import { mountTenant } from './modules/tenant/routes.ts'
import { createClubUndo } from './modules/tenant/undo-club-change.ts'
import { movableClock, systemClock } from './platform/clock/clock.ts'
import { createControl } from './platform/control/control.ts'
import { listenForControl } from './platform/control/control-socket.ts'
import type { DatabaseHandle } from './platform/db/database.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { purgeExpired } from './platform/db/purge-expired.ts'
import { closeServer } from './platform/http/close-server.ts'
import type { Context } from './platform/http/context.ts'
import { createGuard } from './platform/http/guard.ts'
import { createMount } from './platform/http/mount.ts'
import { mountProbes } from './platform/http/probes.ts'
import { refuseUnknownHosts } from './platform/http/refuse-unknown-hosts.ts'
import { createServer } from './platform/http/server.ts'
import { serverHealth } from './platform/http/server-health.ts'
import type { StaffContext } from './platform/http/studio/studio-context.ts'
import { createStudioEvents, type StudioEvent } from './platform/http/studio/studio-events.ts'
import { createStudioGuard } from './platform/http/studio/studio-guard.ts'
import { createStudioMount } from './platform/http/studio/studio-mount.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createPreviews } from './platform/preview/previews.ts'
import { sharedSecret } from './platform/secrets/secrets.ts'
import { createSessions } from './platform/session/sessions.ts'
import { createStaffSessions } from './platform/session/staff-sessions.ts'
import { randomToken } from './platform/session/token.ts'
import type { Tenant } from './platform/tenancy/tenant.ts'
import { loadTenants } from './platform/tenancy/tenants.ts'

export type App = {
  server: FastifyInstance
  database: DatabaseHandle
  /** Calls of the contract that answer 501 still. */
  unserved: readonly string[]
  /** Where mail lies as files, unless it goes over a relay. */
  outbox: string | null
  /** What the starter tells of the demo; null without it. */
  demo: readonly { name: string; title: string; account: string }[] | null
  intake: ReturnType<typeof composeIntake>
  /** The way into an installation where nobody has begun; null everywhere else. */
  setupLink: string | null
  close: () => Promise<void>
}

/** The composition root: everything is made here, handed what it needs, and closed here. `DATA_DIR=memory` keeps nothing on disk. */
export async function createApp(config: Config, log: Logger): Promise<App> {
  const demoClock = config.CLOCK === 'demo' ? movableClock(systemClock, config.CLOCK_NOW) : null
  const clock = demoClock ?? systemClock
  const makeId = randomUUID
  const database = await openDatabase(config)
  const { db } = database
  const demo = config.isDemoWanted
    ? await (await import('./modules/demo/open-demo.ts')).openDemo({
        database,
        port: config.PORT,
        clock,
        movable: demoClock,
        log,
        makeId,
      })
    : null

  const tenants = await loadTenants(database, {
    complete: completeConfig,
    isDrawing: (svg) => faultOfLogo(svg) === null,
    onFault: (name, err) => log.error({ tenant: name, err }, 'tenant left out'),
    onUnreadSetting: (name, err) => log.error({ tenant: name, err }, 'private setting left out'),
    firstStandsIn: config.DEFAULT_TENANT === undefined,
  })
  for (const { name, config: known, settings } of tenants.all())
    for (const text of contradictions(known, settings)) log.warn({ tenant: name }, text)
  const audit = createAudit({ makeId })
  const stored = createTenantRepository(database, audit)
  const wording = createWordingRepository(database)
  const admin = createTenantAdmin({ tenants: stored, wording, makeId, now: clock.now })
  const sessions = createSessions(database, clock, randomToken)
  const limits = createLimits(database)
  const jobs = createJobs({ database, log })
  const personas = withPersonas(clock.now)
  const books = createLedgers(db, jobs)
  const ledgers = { ...books, subscriptions: personas.subscriptions(books.subscriptions) }
  const entitlement = createEntitlement({ database, subscriptions: ledgers.subscriptions, clock })
  const events = createConnectRepository(db)
  const shelf = createEventShelf({ database, load: events.list })
  const moving = await demo?.keepEventsMoving(shelf.forget)
  const catalogues = createCatalogues({
    database,
    load: createCatalogueRepository(db).load,
    connectClasses: events.classes,
    mostClasses: config.CLASSES_IN_MEMORY,
    draftsFor: (tenantId, preview) => previewRows(tenantId, preview),
    providerOf: ({ config: { providerId, displayName } }) => ({ id: providerId, name: displayName }),
  })
  const studioEvents = createStudioEvents(database)
  const contentOrigins = createContentOrigins({ database })
  for (const cache of [sessions, entitlement, catalogues, shelf, contentOrigins, studioEvents]) await cache.start()
  const forgetEvents = (tenantId: string) => {
    shelf.forget(tenantId)
    catalogues.forget(tenantId)
    contentOrigins.forget(tenantId)
  }

  const i18n = createI18nService({ overrides: createPhraseRepository(db).overrides })
  const { mail, outbox, forget: forgetMail } = openMail({ config, clock, makeId })
  const iconOf = (tenant: Tenant) => {
    const base = clubAddress({ tenant }, config)
    return new URL(iconAddress(tenant, 'any', 192), base).toString()
  }
  const letters = createLetters({
    mail,
    phrases: i18n.phrases,
    from: config.MAIL_FROM,
    iconOf,
  })
  const members = personas.members(createMemberRepository(db))
  const resets = createPasswordResetRepository(db)
  const confirmations = createMarketingRepository(db)
  const post = { jobs, letters, tenants, clock, config, members, makeToken: randomToken }
  const marketing = createMarketingService({ ...post, confirmations })
  const passwords = createPasswordResetService({ ...post, resets, sessions, limits })
  const writeProfile = createProfileWriter({ db, jobs, membersOn: createMemberRepository })
  const checkPassword = createCheckPassword(limits)
  const voidResetLinks = resets.removeAll
  const addresses = createAddressChangeService({
    ...post,
    sessions,
    limits,
    marketing,
    writeProfile,
    checkPassword,
    voidResetLinks,
    changes: createAddressChangeRepository(db),
  })
  const account = createAccountService({ members, marketing, writeProfile, addresses })
  const changePassword = createChangePassword({ ...post, checkPassword, sessions, voidResetLinks })
  const auth = createAuthService({ members, sessions, marketing, limits, config })
  const ownTokens = createIdentityTokens()
  const tokens = demo?.followTime(ownTokens) ?? ownTokens
  const identify = createIdentify({ tokens, log })
  const belongsTo = createBelongsTo(members)
  const access = createExternalAccess({ ledgers, entitlement, makeId })
  const external = createExternalMembership({ source: httpMembership(), identify, belongsTo, access, log })
  const nonces = createSpentNonceRepository(db)
  const passkeys = createPasskeyService({
    members,
    checkPassword,
    sessions,
    marketing,
    limits,
    config,
    passkeys: createPasskeyRepository(db),
    challenges: createPasskeyChallenges({ nonces, secret: await sharedSecret(database, 'passkeys') }),
  })
  const sso = createSsoService({
    identify,
    belongsTo,
    members,
    sessions,
    marketing,
    limits,
    config,
    makeId,
    elapsed: () => performance.now(),
    nonces,
    membership: external,
  })
  const codes = createCodeService(ledgers)
  const contact = createContactService({ messages: createContactRepository(db), limits, ...post, makeId })

  const providers = await openPayments(config, { isDemoClub: (tenantId) => demo?.holds(tenantId) ?? false })
  const subscription = composeSubscription({
    providers,
    database,
    ledgers,
    entitlement,
    codes,
    makeId,
    log,
    post,
    limits,
    config,
    trialSecret: await sharedSecret(database, 'trials'),
  })
  const { giveFreeAccess } = subscription
  const signUp = createSignUpService({ members, codes, limits, config, makeId, giveFreeAccess })
  const accountData = createAccountDataService({
    members,
    sessions,
    limits,
    letters,
    log,
    data: createAccountDataRepository(db),
    endMembership: subscription.manage.endEverything,
    rememberTrial: subscription.rememberTrial,
    forgetCustomer: async (customer) => providers.outside?.cards.forget(customer),
  })
  jobs.handle('resetLetter', passwords.sendLetter)
  jobs.handle('passwordChangedLetter', passwords.sendChangedLetter)
  jobs.handle('marketingLetter', marketing.sendLetter)
  jobs.handle('addressLetter', addresses.sendLetter)
  jobs.handle('emailChangedLetter', createAddressLetter({ ...post, resets }))
  jobs.handle('contactLetter', contact.sendLetter)
  jobs.handle('membershipLetter', subscription.letters.send)
  jobs.handle('customerContact', subscription.keepContact)
  jobs.handle('replacedMembership', (job) => subscription.endReplaced(job, clock.now()))
  jobs.handle('subscriptionsDue', () => subscription.runDue(clock.now()))
  jobs.handle('paymentsReconciled', () => subscription.reconcile(clock.now()))
  jobs.handle('expiredPurged', async () => {
    await purgeExpired(db, clock.now())
    await publishing.emptyBin(clock.now())
    if (config.isProduction) await forgetMail()
  })
  const favourites = createFavouriteService({ favourites: createFavouriteRepository(db), catalogues })
  const liveDir = liveDirOf(config)
  const broadcasts = createBroadcastRepository(db)
  const recordings = createRecordings({ broadcasts, clock, folder: join(liveDir, 'hls') })
  const broadcast = createBroadcastService({
    broadcasts,
    recordings,
    shelf,
    tenants,
    clock,
    log,
    keySecret: () => findKeySecret({ ...config, liveDir }),
    onChanged: async (tenantId) => {
      shelf.forget(tenantId)
      await database.notify('events_changed', tenantId)
    },
  })
  const reminders = createReminderRepository(db)
  const dueReminders = () => runDueReminders({ reminders, shelf, jobs, clock })
  jobs.handle('reminderLetter', createReminderLetter({ reminders, shelf, members, tenants, letters, clock }))
  jobs.handle('remindersDue', dueReminders)
  const storage = openStorage(config)
  const intake = composeIntake({
    database,
    config,
    clock,
    makeId,
    audit,
    log,
    storage,
    catalogues,
    tenants,
    drafts: {
      createClass: async (staff, fields) => (await studioClasses.create(staff, fields)).tag,
      assertEditable: (staff, tag) => studioClasses.assertEditable(staff, tag),
    },
    onPosters: (key) => classKind.showPoster(key),
  })
  const media = createMediaService({
    library: demo
      ? joinLibraries(intake.library, demo.media({ catalogues, tenants, phrases: i18n.phrases }))
      : intake.library,
    broadcasts: recordings,
    sessions,
    tenants,
    hasAccess: entitlement.hasAccess,
    mayPreview: async (tenantId, session) => (await staffSessions.stillLiving([session], tenantId)).has(session),
    clock,
    secret: config.MEDIA_SECRET ?? (await sharedSecret(database, 'media')),
    lifetimeSeconds: config.MEDIA_TTL_SECONDS,
  })
  const ownConnect = createConnectService({
    shelf,
    catalogues,
    favouriteTags: favourites.tagsOf,
    hasAccess: entitlement.hasAccess,
    media,
    isReceived: async (asset) => (await recordings.playlist(asset)) !== null,
  })
  const connect = chooseConnect(ownConnect, {
    ask: createAskProvider({ fetchJson: createFetchJson(), clock, log }),
    favouriteTags: favourites.tagsOf,
    hasAccess: entitlement.hasAccess,
  })
  /** In a preview the staff's own session opens what is not published. */
  const previewLinks = async ({ tenant: { preview }, tenantId, origin }: Context, tag: string) =>
    preview ? media.previewLinks({ tenantId, sessionId: preview.staffSession, origin }, tag) : null
  const classes = createClassService({
    catalogues,
    favouriteTags: favourites.tagsOf,
    hasAccess: entitlement.hasAccess,
    linksFor: async (context, tag) =>
      (await connect.linksOf(context, tag)) ?? (await previewLinks(context, tag)) ?? media.linksFor(context, tag),
  })
  const metadata = createMetadata({ catalogues, translate: createTranslate(i18n.phrases) })
  const activity = createActivityService({
    activity: createActivityRepository(db),
    makeId,
    clock,
    classExists: async ({ tenant }, tag) => (await catalogues.of(tenant)).byTag.has(tag),
    uploadedLengths: async (tenant) => {
      const { byTag } = await catalogues.of(tenant)
      return (tag) => {
        const row = byTag.get(tag)?.row
        return row?.media?.kind === 'stored' ? row.durationSecond : null
      }
    },
  })

  const server = await createServer(log, {
    trustedProxies: config.TRUSTED_PROXIES,
    maxConnections: config.MAX_CONNECTIONS,
  })
  refuseUnknownHosts(server, {
    publicUrl: config.PUBLIC_URL,
    extraHosts: config.EXTRA_HOSTS,
    isOfClub: tenants.hasHost,
    exempt: ['/healthz', '/readyz', '/metrics', broadcastCallbackPath],
  })
  const { DEFAULT_TENANT: defaultTenant = 'pulse', CLIENT_CREDENTIALS: credential } = config
  const previews = createPreviews({
    secret: await sharedSecret(database, 'preview'),
    clock,
    isStaff: async (tenantId, session) => (await staffSessions.stillLiving([session], tenantId)).has(session),
  })
  const guard = createGuard({ tenants, sessions, clock, defaultTenant, credential, previews })
  const mounting = {
    checkReplies: config.CHECK_REPLIES === undefined ? !config.isProduction : config.CHECK_REPLIES === 'on',
    clock,
  }
  const { mount, mountRest, unserved } = createMount(server, guard, mounting)
  const staffSessions = createStaffSessions({ database, now: clock.now, makeId, makeToken: randomToken })
  const studioGuard = createStudioGuard({ tenants, sessions: staffSessions, clock, defaultTenant })
  const studio = createStudioMount(server, studioGuard, mounting)
  const staff = composeStaff({
    database,
    sessions: staffSessions,
    events: studioEvents,
    tenants,
    limits,
    jobs,
    audit,
    clock,
    config,
    makeId,
    letters: createStudioLetters({ mail, from: config.MAIL_FROM, iconOf }),
    secret: await sharedSecret(database, 'staff'),
    makeToken: randomToken,
  })
  staff.mount(studio.mount, server, studioGuard)
  const setup = composeSetup({
    database,
    staff,
    tenants,
    admin,
    now: clock.now,
    makeId,
    makeToken: randomToken,
    config,
  })
  setup.mount(studio.mount)
  const commands = createTenantControl(admin, setup.commands)
  const control =
    database.kind === 'embedded'
      ? await listenForControl(config.DATA_DIR, createControl({ database, tenants: commands }))
      : null

  const isMailKept = config.isProduction && outbox !== null
  mountProbes(server, {
    checks: serverHealth({
      database,
      isQueueOpen: () => jobs.isOpen(),
      isMailKept,
      folder: config.DATA_DIR === 'memory' ? null : config.DATA_DIR,
    }),
    metricsToken: config.METRICS_TOKEN,
  })
  for (const warning of database.warnings) log.warn(warning)
  if (isMailKept) log.warn('SMTP_URL is not set: emails are kept as files and reach nobody')
  const publicConfig = createPublicConfig(config)
  mountTenant(mount, { tenants, publicConfig })
  mountAuth(mount, { auth, sso, signUp, passwords, passkeys, makeToken: randomToken })
  mountAccount(mount, {
    account,
    addresses,
    changePassword,
    marketing,
    accountData,
    memberSessions: createMemberSessionService({ sessions }),
  })
  const consents = personas.consents(createConsentRepository(db))
  mountConsent(mount, { consent: createConsentService({ consents, makeId, marketingAnswered: marketing.answered }) })
  mountSubscription(mount, { ...subscription, external, failureLimits: createFailureLimits({ limits, config }) })
  mountContact(mount, { contact })
  const findCard = createFindLinkCard({ catalogueOf: catalogues.of, eventsOf: shelf.of })
  const isMissing = createIsMissing({ catalogueOf: catalogues.of })
  const cardPage = createCardPage({ findCard })
  mountSharing(mount, {
    sharing: createSharingService({
      links: createShortLinkRepository(db),
      tenants,
      limits,
      publicConfig,
      config,
      cardPage,
    }),
  })
  mountClasses(mount, { classes, metadata })
  const texts = createSearchRepository(db)
  const search = createSearchService({
    namedCategories: createNamedCategories({ catalogues, translate: createTranslate(i18n.phrases) }),
    catalogues,
    metadata,
    favouriteTags: favourites.tagsOf,
    texts,
    termNames: createTermNames(i18n.phrases),
  })
  mountSearch(mount, { search })
  mountCollections(mount, { collections: createCollectionService({ catalogues, favouriteTags: favourites.tagsOf }) })
  mountChannels(mount, { channels: createChannelService({ catalogues, favouriteTags: favourites.tagsOf }) })
  mountConnect(mount, { connect })
  mountFavourites(mount, { favourites })
  const reminding = createReminderService({
    reminders,
    shelf,
    tenants,
    members,
    clock,
    config,
    favouriteTags: createFavouriteRepository(db).tags,
    secret: await sharedSecret(database, 'calendar'),
  })
  mountReminders(mount, { reminders: reminding })
  mountActivity(mount, { activity })
  mountI18n(mount, { i18n })
  mountManifest(mount)
  mountRest()
  const classKind = composeClassKind({
    database,
    catalogues,
    uploadedMediaOf: intake.mediaOf,
    forgetMedia: intake.forgetClass,
  })
  const register = composeClassRegister({
    database,
    uploadedMediaOf: intake.mediaOf,
    mostClasses: config.CLASSES_IN_MEMORY,
  })
  await register.start()
  const tellStudio = async (tenantId: string, { kind, id }: StudioEvent) => {
    // On PostgreSQL the message comes back only after the answer, and the next list must have the change.
    if (kind === 'class') register.forget(tenantId, id)
    await studioEvents.publish(tenantId, { kind, id })
  }
  const publishing = composePublishing({ database, kinds: [classKind.kind], audit, notify: tellStudio })
  const studioClasses = composeStudioClasses({ database, publishing, register, mediaOf: classKind.mediaOf, makeId })
  mountIntake(studio.mount, {
    uploads: intake.uploads,
    intake: intake.service,
    previewOf: async (staff, tag) => (await media.previewLinks(staff, tag))?.alternateLink ?? null,
  })
  mountStudioClasses(studio.mount, {
    classes: studioClasses,
    words: composeClassWords({ database, audit, kind: classKind.kind, notify: tellStudio }),
  })
  const keyGuard = composeApiKeys({
    db,
    audit,
    makeId,
    makeToken: randomToken,
    guard: studioGuard,
    mount: studio.mount,
  })
  const entries = createAuditRepository(db)
  const undoers = { class: createPublishingUndo(publishing), club: createClubUndo({ admin, tenants }) }
  mountAudit(studio.mount, { audit: createAuditService({ entries, undo: createUndo({ entries, undoers }) }) })
  const previewRows = createPreviewRows({
    classes: createStudioClassRepository(db),
    mediaOf: (draft) => classKind.mediaOf(db, draft),
  })
  const assertVisible = async (staff: StaffContext, tag: string) => void (await studioClasses.get(staff, tag))
  mountPreview(studio.mount, { preview: createPreviewService({ previews, tenants, assertVisible }) })
  const stopPublishing = publishOnTime(publishing, { clock, log })
  studio.mountRest()

  mountAppLinks(server, { tenants, defaultTenant })
  mountSandbox(server, {
    guard,
    paymentsFor: providers.paymentsFor,
    makeId,
    refund: demo && subscription.manage.refund,
  })
  if (subscription.events) await mountStripeWebhook(server, { events: subscription.events, clock })
  mountCalendar(server, { guard, connect })
  mountOwnCalendar(server, reminding)
  mountMedia(server, media)
  mountUploads(server, {
    uploads: intake.uploads,
    folder: intake.uploadFolder,
    isShared: database.kind !== 'embedded',
    guard: (request) => keyGuard(request, 'uploads'),
  })
  mountTrailerFiles(server, intake)
  mountBroadcast(server, broadcast)
  const cacheDir = join(config.DATA_DIR === 'memory' ? '.cache' : config.DATA_DIR, 'pictures')
  const folder = createPictureFolder(cacheDir, config.PICTURE_CACHE_MB * 1_000_000)
  mountIcons(server, { tenants, defaultTenant })
  mountPictures(server, {
    pictures: createPictureService({
      source: async (key, width) => (await intake.picture(key)) ?? (demo?.picture ?? noPicture)(key, width),
      folder,
    }),
    tenants,
    now: () => performance.now(),
  })
  const runDue = async () => {
    await moving?.move()
    await publishing.publishDue(clock.now())
    await publishing.emptyBin(clock.now())
    await subscription.runDue(clock.now())
    await subscription.reconcile(clock.now())
    await dueReminders()
    await jobs.settle()
  }
  await demo?.mount(server, { tenants, tokens, runDue, onEventsChanged: forgetEvents })
  // Listening comes first: the queue may take its time.
  server.addHook('onListen', () => void intake.start().catch((err) => log.error({ err }, 'intake not started')))
  server.addHook('onListen', () => void jobs.keepOpening())

  await mountOpenApi(server, { docs: !config.isProduction })
  const web =
    config.WEB_DEV === 'on' ? await mountWebDevelopment(server) : await mountStaticFiles(server, config.WEB_DIR)
  await mountStudioApp(server)
  mountPage(server, {
    tenants,
    defaultTenant,
    hotReload: config.WEB_DEV === 'on',
    paymentSources: providers.sourcesFor,
    contentOrigins: contentOrigins.of,
    previews,
    page: createPageService({ web, clock, credential, publicConfig, phrases: i18n.phrases, findCard, isMissing }),
  })

  return {
    server,
    database,
    unserved,
    outbox,
    intake,
    demo: demo?.accounts ?? null,
    setupLink: demo ? null : await setup.link.forEmptyInstallation(),
    close: async () => {
      await control?.close()
      await closeServer(server, config.SHUTDOWN_SECONDS * 1000)
      tenants.stop()
      stopPublishing()
      await moving?.stop()
      await intake.stop()
      await jobs.close()
      await mail.close()
      await database.close()
    },
  }
}
