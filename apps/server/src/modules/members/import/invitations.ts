import type { Clock } from '../../../platform/clock/clock.ts'
import { hashToken, type TokenSource } from '../../../platform/session/token.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { clubLink } from '../../mail/club-address.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { Members } from '../member.ts'
import type { ImportPorts } from './import-ports.ts'
import type { ImportRepository } from './import-repository.ts'
import type { InvitationRepository } from './invitation-repository.ts'

type Parts = {
  invitations: InvitationRepository
  imports: Pick<ImportRepository, 'find'>
  members: Pick<Members, 'findById'>
  ports: Pick<ImportPorts, 'addLink'>
  mailer: Pick<Mailer, 'send'>
  tenants: Pick<Tenants, 'byIdOrName'>
  jobs: Pick<Jobs, 'add'>
  clock: Clock
  makeToken: TokenSource
}
type Job = { tenantId: string; importId: string }

/** A job sends so many, one after the other, so that other emails get their turn. */
const sentAtOnce = 20
/** People read such an email late; a link for a new password lives an hour. */
const linkMs = 30 * 86_400_000

/**
 * Sends the invitations of an import. Each is claimed in the database before the relay is asked, so that whatever
 * happens nobody gets two; one is tried again only if the relay has certainly not taken it.
 */
export function createInvitations(parts: Parts) {
  const { invitations, imports, members, ports, mailer, tenants, jobs, clock, makeToken } = parts

  /** Sends the next ones and queues the rest. Rejects if the relay takes none now. */
  async function sendNext({ tenantId, importId }: Job): Promise<void> {
    const tenant = tenants.byIdOrName(tenantId)
    const one = await imports.find(tenantId, importId)
    if (!tenant || !one) return
    for (let sent = 0; sent < sentAtOnce; sent += 1) {
      const memberId = await invitations.claim(tenantId, importId, clock.now())
      if (memberId === null) return
      await send(tenant, memberId, one.address)
    }
    if (await invitations.hasWaiting(tenantId, importId)) await jobs.add('memberInvitations', { tenantId, importId })
  }

  async function send(tenant: Tenant, memberId: string, address: string): Promise<void> {
    const mark = (state: Parameters<typeof invitations.mark>[2]) =>
      invitations.mark(tenant.id, memberId, state, clock.now())
    const member = await members.findById(tenant.id, memberId)
    // Deleted with the invitation.
    if (!member) return
    if (member.passwordHash !== null) return mark('needless')
    const token = makeToken()
    const expiresAt = new Date(clock.now().getTime() + linkMs)
    await ports.addLink(tenant.id, { tokenHash: hashToken(token), memberId, expiresAt })
    const envelope = { to: member.email, language: member.language ?? tenant.config.language, memberId }
    const facts = { name: member.firstName, url: clubLink(tenant, address, `/user/forget/${token}`) }
    try {
      await mailer.send(tenant, envelope, 'invitation', facts)
    } catch (error) {
      const outcome = outcomeOf(error)
      await mark(outcome)
      if (outcome === 'waiting') throw error
      return
    }
    await mark('sent')
  }

  return { sendNext }
}

/**
 * What an error says about the email: the relay refuses it for good (`refused`) or for now (`waiting`), or the
 * connection broke when the relay may have had all of it (`unclear`).
 */
export function outcomeOf(error: unknown): 'refused' | 'waiting' | 'unclear' {
  const { responseCode, code, syscall } = error as { responseCode?: number; code?: string; syscall?: string }
  if (responseCode !== undefined) return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'waiting'
  return syscall === 'connect' || code === 'EDNS' || code === 'EAUTH' ? 'waiting' : 'unclear'
}
