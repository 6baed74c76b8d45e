import { studioCalls } from '@upbeat/contract/studio/calls'
import { createAskDomain } from './adapters/domain/ask-domain.ts'
import { signInToMail } from './adapters/mail/smtp.ts'
import type { composeContent } from './compose-content.ts'
import type { composeMembership } from './compose-membership.ts'
import type { composeWatching } from './compose-watching.ts'
import { createActivityRepository } from './modules/activity/repository.ts'
import { watchedClasses } from './modules/activity/watched-classes.ts'
import { composeAnnouncements } from './modules/announcements/compose.ts'
import { composeApiKeys } from './modules/api-keys/compose.ts'
import { composeAudit } from './modules/audit/compose.ts'
import { composeStudioBroadcast } from './modules/broadcast/studio/compose.ts'
import { createClubFiles } from './modules/club-file/club-files.ts'
import { composeClubExport } from './modules/club-file/studio/compose.ts'
import { createConsentRepository } from './modules/consent/repository.ts'
import { composePolicies } from './modules/consent/studio/compose.ts'
import { composeDomain } from './modules/domain/compose.ts'
import { composeStudioEvents } from './modules/events/studio/compose.ts'
import { createFactRepository } from './modules/facts/fact-repository.ts'
import { composeFigures } from './modules/figures/compose.ts'
import { composeInstallation } from './modules/installation/compose.ts'
import { composeLook } from './modules/look/compose.ts'
import { listEmails } from './modules/mail/sent-email-repository.ts'
import { composeMemberImport } from './modules/members/import/compose.ts'
import { composeStudioMembers } from './modules/members/studio/compose.ts'
import { composePaymentAccount } from './modules/payment-account/compose.ts'
import { composePayouts } from './modules/payouts/compose.ts'
import { composeStudioPlans } from './modules/plans/studio/compose.ts'
import { composePreview } from './modules/preview/compose.ts'
import { composeSettings } from './modules/settings/compose.ts'
import { composeSetup } from './modules/setup/compose.ts'
import { composeStaff } from './modules/staff/compose.ts'
import { createStaffRepository } from './modules/staff/staff-repository.ts'
import type { Subscription } from './modules/subscription/compose.ts'
import { createPaymentListRepository } from './modules/subscription/studio/payment-list-repository.ts'
import { mountPayments } from './modules/subscription/studio/payment-routes.ts'
import { createStateRepository } from './modules/subscription/studio/state-repository.ts'
import { createTenantControl } from './modules/tenant/control.ts'
import { composeTexts } from './modules/texts/compose.ts'
import { composeViews } from './modules/views/compose.ts'
import { createAttendance } from './modules/watching/attendance-repository.ts'
import { hasNotWatched } from './modules/watching/not-watched-repository.ts'
import { composeWebhooks } from './modules/webhooks/compose.ts'
import type { Core } from './open-core.ts'
import { openControl } from './platform/control/open-control.ts'

type Parts = Awaited<ReturnType<typeof composeContent>> &
  Pick<
    Awaited<ReturnType<typeof composeWatching>>,
    'media' | 'broadcasting' | 'copyFavouritesOn' | 'watchTotals' | 'library'
  > &
  Pick<
    Awaited<ReturnType<typeof composeMembership>>,
    'offerOn' | 'subscription' | 'accounts' | 'paymentAccounts' | 'transfers'
  >

const classNeeds = { edit: studioCalls.saveClass, publish: studioCalls.publishClass }
/** Changes that can't be undone from the history: roles, invitations, keys, members and people's own accounts. */
const notUndone = {
  account: [],
  staff: [],
  invitation: [],
  ownership: [],
  apiKey: [],
  clubExport: [],
  webhook: [],
  payoutRule: [],
  payoutCoach: [],
  installation: [],
  allowances: [],
  broadcast: [],
  paymentAccount: [],
  member: [],
  members: [],
}

/** The studio: staff, settings, history, and the drafts of everything that a club publishes. */
export async function composeStudio(core: Core, parts: Parts) {
  const {
    publishing,
    drafts,
    curation,
    intake,
    lookPictures,
    media,
    offerOn,
    events,
    broadcasting,
    subscription,
    accounts,
    paymentAccounts,
    transfers,
  } = parts
  const staff = await composeStaff(core)
  const setup = composeSetup({ ...core, staff, offerOn })
  const clubFiles = await createClubFiles({
    ...core,
    storage: parts.storage,
    accountsOn: createStaffRepository,
    now: core.clock.now,
  })
  const control = await openControl(core, createTenantControl(core.admin, setup.commands, clubFiles.commands))
  const clubExports = composeClubExport({ ...core, storage: parts.storage, files: clubFiles })
  const keyGuard = composeApiKeys(core)
  intake.mount({ ...core, keyGuard, media })
  const domains = await composeDomain({ ...core, askDomain: createAskDomain(core.outboundFetch) })
  composeSettings({ ...core, proveHost: domains.proveHost })
  const schedule = composeStudioEvents({
    ...core,
    publishing,
    async onSplit(transaction, { tenantId, from, to }) {
      await broadcasting.shareKeyOn(transaction, { tenantId, from: from.id, to: to.id })
      await parts.copyFavouritesOn(transaction, { tenantId, from: from.tag, to: to.tag })
    },
  })
  const plans = composeStudioPlans({
    ...core,
    listRedemptions: subscription.listRedemptions,
    chargedCurrencies: (tenantId) => paymentAccounts.registry.of(tenantId)?.row.currencies ?? null,
  })
  composePaymentAccount({ ...core, ...paymentAccounts })
  composeStudioBroadcast({
    ...core,
    ...intake,
    events,
    publishing,
    media,
    broadcasting,
    attendance: createAttendance(core.db),
  })
  const views = composeViews(core)
  composeAudit({
    ...core,
    undoers: {
      ...drafts.undoers,
      ...views.undoers,
      class: [publishing.undoerOf(classNeeds), ...intake.undoers],
      classes: [publishing.undoerOfMany('class', classNeeds)],
      look: [publishing.undoerOf({ edit: studioCalls.saveLook, publish: studioCalls.publishLook })],
      ...curation.undoers,
      texts: [publishing.undoerOf({ edit: studioCalls.saveTexts, publish: studioCalls.publishTexts })],
      policy: [publishing.undoerOf({ edit: studioCalls.savePolicy, publish: studioCalls.publishPolicy })],
      club: [domains.undoer, core.undoClubChange(setup.followAudience)],
      announcement: [
        publishing.undoerOf({ edit: studioCalls.saveAnnouncement, publish: studioCalls.publishAnnouncement }),
      ],
      event: [schedule.undoer],
      series: [schedule.undoerOfSeries],
      ...plans.undoers,
      ...notUndone,
    },
  })
  composeLook({ ...core, publishing, pictures: lookPictures })
  composeTexts({ ...core, publishing })
  composePolicies({ ...core, publishing })
  const { announcementsOf } = composeAnnouncements({ ...core, publishing })
  composeStudioMembers({
    ...core,
    accounts,
    states: createStateRepository(core.db),
    watching: { hasNotWatched },
    memberships: subscription.staff,
    records: memberRecords(core, subscription.details),
  })
  mountPayments(core.studioMount, subscription.payments)
  composePayouts({
    ...core,
    watchTotals: parts.watchTotals,
    paid: createPaymentListRepository(core.db).sums,
    isStaff: async (tenantId, accountId) =>
      (await staff.staff.clubsOf(accountId)).some((club) => club.tenantId === tenantId),
  })
  composeFigures({ ...core, watchTotals: parts.watchTotals, library: parts.library })
  composeMemberImport({
    ...core.installation,
    ...core,
    states: createStateRepository(core.db),
    watching: { hasNotWatched },
    ports: transfers,
  })
  composePreview({ ...core, ...drafts })
  composeInstallation({ ...core, ...intake, tries: { storage: parts.storage, signInToMail } })
  const webhooks = await composeWebhooks({ ...core, events })
  return { announcementsOf, webhooks, clubExports, setupLink: setup.link, closeControl: async () => control?.close() }
}

/** What other modules know of one member. */
function memberRecords({ db, facts }: Core, memberships: Subscription['details']) {
  return {
    memberships,
    facts: createFactRepository(db).ofMember,
    watched: watchedClasses(createActivityRepository({ db, facts })),
    consents: createConsentRepository(db).answers,
    emails: listEmails(db),
  }
}
