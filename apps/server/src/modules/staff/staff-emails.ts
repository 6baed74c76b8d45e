import type { StudioLanguage } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { StaffContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubAddress, clubLink } from '../mail/club-address.ts'
import type { StudioMailer, StudioText } from '../mail/studio-mailer.ts'
import type { InvitationRepository } from './invitation-repository.ts'
import type { StaffRepository } from './staff-repository.ts'

export type StaffEmails = ReturnType<typeof createStaffEmails>
type Job = JobData['staffEmail']
export type StaffEmail = Pick<Job, 'kind' | 'accountId' | 'details'>
type Parts = {
  staff: StaffRepository
  invitations: InvitationRepository
  jobs: Pick<Jobs, 'add'>
  mailer: StudioMailer
  tenants: Pick<Tenants, 'byIdOrName'>
  clock: Clock
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

/** Stands for the account of an unknown email address: its job takes as long to add, and then sends nothing. */
export const nobody = '00000000-0000-0000-0000-000000000000'
const resetMs = 3_600_000

/** The studio's emails. Links are created when an email is sent, so that the queue stores no tokens. */
export function createStaffEmails(parts: Parts) {
  const { staff, invitations, jobs, mailer, tenants, clock, makeToken, config } = parts

  function jobOf(
    { tenant, origin, language }: Pick<StudioContext, 'tenant' | 'origin' | 'language'>,
    email: StaffEmail,
  ) {
    const address = tenant ? clubAddress({ tenant, origin }, config) : installationAddress(origin)
    return { ...email, clubId: tenant?.id ?? null, language, address }
  }

  /** Without a club, the host of the request is only trusted if it is this machine. */
  function installationAddress(origin: string) {
    const { hostname } = new URL(origin)
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    return config.PUBLIC_URL?.replace(/\/+$/, '') ?? (isLocal ? origin : `http://localhost:${config.PORT}`)
  }

  /** The URL of an invitation, for passing on. */
  function invitationLink({ tenant, origin }: StaffContext, token: string): string {
    return studioLink({ address: clubAddress({ tenant, origin }, config) }, tenant, '/invitation', token)
  }

  async function add(context: StudioContext, email: StaffEmail): Promise<void> {
    await jobs.add('staffEmail', jobOf(context, email))
  }

  async function send(job: Job): Promise<void> {
    const tenant = job.clubId === null ? null : tenants.byIdOrName(job.clubId)
    const account = job.accountId === nobody ? null : await staff.byId(job.accountId)
    if (!account) return
    if (job.kind === 'invitation') return invitation(job, tenant)
    const language = (account.language ?? job.language) as StudioLanguage
    const link = job.kind === 'passwordReset' ? await resetLink(job, tenant) : studioLink(job, tenant, '')
    await mailer.send(tenant, { to: account.email, language }, (text) => ({
      subject: text(`${job.kind}Subject`),
      greeting: text('hello', { name: account.name }),
      text: text(`${job.kind}Text`, valuesOf(job, language)),
      action: { label: text(`${job.kind}Action`), url: link, addressHint: text('addressHint') },
      note: text(`${job.kind}Note`),
    }))
  }

  async function resetLink(job: Job, tenant: Tenant | null): Promise<string> {
    const token = makeToken()
    const expiresAt = new Date(clock.now().getTime() + resetMs)
    const { accountId } = job
    await staff.insertToken({ tokenHash: hashToken(token), kind: 'passwordReset', accountId, expiresAt })
    return studioLink(job, tenant, '/reset', token)
  }

  async function invitation(job: Job, tenant: Tenant | null): Promise<void> {
    const row = tenant && (await invitations.find(tenant.id, job.details.invitationId ?? ''))
    if (!tenant || !row) return
    const token = makeToken()
    await invitations.update(tenant.id, row.id, { tokenHash: hashToken(token) })
    const invited = await staff.byEmail(row.email)
    const language = (invited?.language ?? row.language) as StudioLanguage
    await mailer.send(tenant, { to: row.email, language }, (text) => ({
      subject: text('invitationSubject'),
      greeting: invited ? text('hello', { name: invited.name }) : text('helloNameless'),
      text: text('invitationText', { name: row.invitedByName, role: roleName(text, row.role) }),
      action: {
        label: text('invitationAction'),
        url: studioLink(job, tenant, '/invitation', token),
        addressHint: text('addressHint'),
      },
      note: text('invitationNote'),
    }))
  }

  return { add, jobOf, send, invitationLink }
}

/** The token is in the fragment, which servers don't log. */
function studioLink({ address }: Pick<Job, 'address'>, tenant: Tenant | null, path: string, token?: string): string {
  const link = tenant ? clubLink(tenant, address, `/studio${path}`) : `${address}/studio${path}`
  return token === undefined ? link : `${link}#${token}`
}

function valuesOf({ details }: Job, language: StudioLanguage): Record<string, string> {
  const { at, ...values } = details
  if (at === undefined) return values
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return { ...values, time: `${time.format(new Date(at))} UTC` }
}

function roleName(text: StudioText, role: 'owner' | 'manager' | 'coach' | 'support' | 'analyst') {
  const keys = {
    owner: 'roleOwner',
    manager: 'roleManager',
    coach: 'roleCoach',
    support: 'roleSupport',
    analyst: 'roleAnalyst',
  } as const
  return text(keys[role])
}
