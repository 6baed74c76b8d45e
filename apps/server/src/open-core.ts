import type { Logger } from 'pino'
import { createDnsLookup } from './adapters/dns/dns-lookup.ts'
import { openMail } from './adapters/mail/open-mail.ts'
import type { Config } from './config.ts'
import { createAudit } from './modules/audit/audit.ts'
import { recordJoined } from './modules/auth/record-joined.ts'
import { broadcastCallbackPath } from './modules/broadcast/callback-path.ts'
import { certificatePath } from './modules/domain/certificate-path.ts'
import { liveProofPath } from './modules/domain/domain-proofs.ts'
import { createFacts } from './modules/facts/facts.ts'
import { composeI18n } from './modules/i18n/compose.ts'
import { openInstallation } from './modules/installation/open-installation.ts'
import { createJobs } from './modules/jobs/jobs.ts'
import { createDraftLook } from './modules/look/compose.ts'
import { composeMail } from './modules/mail/compose.ts'
import { composeMembers } from './modules/members/compose.ts'
import { memberTables } from './modules/members/member-tables.ts'
import { withPersonas } from './modules/preview/with-personas.ts'
import { composeTenant } from './modules/tenant/compose.ts'
import { storeMessagesOfFacts } from './modules/webhooks/outbox.ts'
import { probePaths } from './platform/http/health/probes.ts'
import { openHttp } from './platform/http/open-http.ts'
import { openPlatform } from './platform/open-platform.ts'
import { openOutboundFetch } from './platform/outbound/open-outbound-fetch.ts'

export type Core = Awaited<ReturnType<typeof openCore>>

/**
 * What every module receives: the platform, the clubs, their members, the server, jobs, emails, the history, the facts, and the demo if it is on.
 */
export async function openCore(config: Config, log: Logger) {
  const platform = await openPlatform(config, log)
  const demo = config.isDemoWanted ? await (await import('./modules/demo/open-demo.ts')).openDemo(platform) : null
  const audit = createAudit(platform)
  const { phrases, wording, mountTerms } = composeI18n(platform)
  const clubs = await composeTenant({ ...platform, audit, wording })
  const { tenants, admin, clubWriterOn, publicConfig, undo, mountConfig } = clubs
  const facts = createFacts({
    ...platform,
    timeZoneOf: (id) => tenants.byIdOrName(id)?.settings.timeZone ?? null,
    onAppended: storeMessagesOfFacts,
  })
  const installation = openInstallation(platform)
  const personas = withPersonas(platform.clock.now)
  const people = await composeMembers({
    ...platform,
    withPersonas: (members) =>
      personas.members(recordJoined(members, { ...platform, ...installation, membersOn: memberTables, facts })),
  })
  const draftLook = createDraftLook(platform.database.db)
  const exempt = [...probePaths, broadcastCallbackPath, liveProofPath, certificatePath]
  const http = await openHttp({ ...platform, ...people, tenants, draftLook, exempt })
  mountTerms(http.mount)
  const { mail, outbox, forget } = openMail(platform)
  const dns = createDnsLookup(config.DNS_SERVERS)
  return {
    ...platform,
    ...people,
    ...http,
    personas,
    ...composeMail({ ...platform, phrases, mail }),
    dns,
    outboundFetch: openOutboundFetch(config, dns),
    tenants,
    admin,
    clubWriterOn,
    publicConfig,
    undoClubChange: undo,
    mountConfig,
    audit,
    facts,
    phrases,
    jobs: createJobs(platform),
    installation,
    demo,
    outbox,
    /** Whether emails are only stored as files, which only the operator can see. */
    isMailKept: config.isProduction && outbox !== null,
    forgetOldMail: forget,
    closeMail: mail.close,
  }
}
