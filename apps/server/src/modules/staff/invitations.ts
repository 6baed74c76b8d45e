import type {
  Invitation,
  InvitationAcceptance,
  InvitationView,
  NewInvitation,
} from '@upbeat/contract/studio/entities/staff'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import { hashPassword } from '../../platform/session/password.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'
import { hashToken } from '../../platform/session/token.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { InvitationRepository, InvitationRow } from './invitation-repository.ts'
import { presentInvitation } from './present-invitation.ts'
import type { StaffChange, StaffChanges } from './staff-changes-repository.ts'
import type { StaffEmails } from './staff-emails.ts'
import type { StaffAccount, StaffRepository } from './staff-repository.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

export type Invitations = ReturnType<typeof createInvitations>
type Parts = {
  staff: StaffRepository
  invitations: InvitationRepository
  change: StaffChanges
  emails: Pick<StaffEmails, 'jobOf'>
  signIn: Pick<StaffSignIn, 'verifyPassword' | 'afterPassword' | 'signedIn'>
  sessions: Pick<StaffSessions, 'find'>
  events: Pick<StudioEvents, 'publish'>
  makeId: () => string
}

const lifetimeMs = 7 * 86_400_000

export function createInvitations(parts: Parts) {
  const { staff, invitations, change, emails, signIn, sessions, events, makeId } = parts

  /** @throws Failure alreadyStaff */
  async function invite(context: StaffContext, { email, role }: NewInvitation): Promise<Invitation> {
    const { tenantId, account, language, now } = context
    const known = await asPlatform(() => staff.byEmail(email))
    const clubs = known ? await asPlatform(() => staff.clubsOf(known.id)) : []
    if (clubs.some((club) => club.tenantId === tenantId)) throw new Failure('alreadyStaff')
    const row = await change(async (changing) => {
      const saved = await changing.invitations.save({
        id: makeId(),
        tenantId,
        email,
        emailKey: email.toLowerCase(),
        role,
        language,
        invitedBy: account.id,
        invitedByName: account.name,
        sentAt: now,
        expiresAt: expiryAt(now),
      })
      await record(changing, context, 'invitation.sent', saved, null, { email, role })
      await changing.add('staffEmail', jobOf(context, saved))
      return saved
    })
    await events.publish(tenantId, { kind: 'staff', id: row.id })
    return presentInvitation(row, now)
  }

  /** A new link for seven more days; the old one ends. @throws Failure notFound */
  async function resend(context: StaffContext, id: string): Promise<Invitation> {
    const { tenantId, now } = context
    return change(async (changing) => {
      const row = isId(id) ? await changing.invitations.find(tenantId, id) : null
      if (!row) throw new Failure('notFound')
      const times = { sentAt: now, expiresAt: expiryAt(now) }
      await changing.invitations.update(tenantId, row.id, { ...times, tokenHash: null })
      const { email, role } = row
      await record(changing, context, 'invitation.resent', row, { email, role }, { email, role })
      await changing.add('staffEmail', jobOf(context, row))
      return presentInvitation({ ...row, ...times }, now)
    })
  }

  /** @throws Failure notFound */
  async function withdraw(context: StaffContext, id: string): Promise<void> {
    const { tenantId } = context
    await change(async (changing) => {
      const row = isId(id) ? await changing.invitations.remove(tenantId, id) : null
      if (!row) throw new Failure('notFound')
      const { email, role } = row
      await record(changing, context, 'invitation.withdrawn', row, { email, role }, null)
    })
    await events.publish(tenantId, { kind: 'staff', id })
  }

  /** @throws Failure linkExpired */
  async function view(context: StudioContext, token: string): Promise<InvitationView> {
    const { email, role, club } = await living(context, token)
    const hasAccount = (await asPlatform(() => staff.byEmail(email))) !== null
    return { club: club.config.displayName, role, email, hasAccount }
  }

  /**
   * Joins the club as whoever the invitation is for: signed in as that address already, by the account's password, or with a new
   * account.
   * @throws Failure linkExpired, signInFailed, alreadyStaff, tooManyRequests
   */
  async function accept(context: StudioContext, given: InvitationAcceptance) {
    const invitation = await living(context, given.token)
    if ('newPassword' in given) {
      const account = await newAccount(context, invitation, given)
      await join(context, invitation, account, true)
      return signIn.signedIn(context, account, { kind: 'signedIn' as const })
    }
    if ('password' in given) {
      const typed = { email: invitation.email, password: given.password }
      const account = await signIn.verifyPassword(context, typed)
      await join(context, invitation, account, false)
      return signIn.afterPassword(context, account)
    }
    const session = context.cookies.session && (await sessions.find(context.cookies.session, null))
    const account = session ? await asPlatform(() => staff.byId(session.account.id)) : null
    if (account?.emailKey !== invitation.emailKey) throw new Failure('signInFailed')
    await join(context, invitation, account, false)
    return { kind: 'signedIn' as const }
  }

  async function newAccount(
    { now, language }: StudioContext,
    { email }: InvitationRow,
    { name, newPassword }: { name: string; newPassword: string },
  ): Promise<StaffAccount> {
    if (await asPlatform(() => staff.byEmail(email))) throw new Failure('signInFailed')
    return {
      id: makeId(),
      email,
      emailKey: email.toLowerCase(),
      name,
      passwordHash: await hashPassword(newPassword),
      language,
      totpSecret: null,
      totpStep: null,
      isInstallationAdmin: false,
      isDemo: false,
      firstSignedInAt: null,
      createdAt: now,
    }
  }

  async function join(context: StudioContext, invitation: InvitationRow, account: StaffAccount, isNew: boolean) {
    const { now } = context
    const { tenantId, id, role, email } = invitation
    await change(async (changing) => {
      if (!(await changing.invitations.remove(tenantId, id))) throw new Failure('linkExpired')
      if (isNew) await changing.staff.insertAccount(account)
      const membership = { tenantId, accountId: account.id, role, createdAt: now }
      if (!(await changing.staff.addMembership(membership))) throw new Failure('alreadyStaff')
      await changing.record({
        tenantId,
        actor: actorOf({ account, role }),
        action: 'staff.joined',
        now,
        object: { kind: 'staff', id: account.id, name: account.name },
        before: null,
        after: { email, role },
      })
    })
    await events.publish(tenantId, { kind: 'staff', id: account.id })
  }

  async function living({ tenant, now }: StudioContext, token: string) {
    const row = tenant && (await asPlatform(() => invitations.byToken(tenant.id, hashToken(token))))
    if (!row || row.expiresAt <= now) throw new Failure('linkExpired')
    return { ...row, club: tenant }
  }

  function jobOf(context: StaffContext, { id }: InvitationRow) {
    const details = { invitationId: id }
    return emails.jobOf(context, { kind: 'invitation', accountId: context.account.id, details })
  }

  return { invite, resend, withdraw, view, accept }
}

type Invited = Pick<NewInvitation, 'email' | 'role'>

function record(
  changing: StaffChange,
  context: StaffContext,
  action: string,
  { id, email: name }: InvitationRow,
  before: Invited | null,
  after: Invited | null,
) {
  const { tenantId, now } = context
  const object = { kind: 'invitation' as const, id, name }
  return changing.record({ tenantId, actor: actorOf(context), action, object, before, after, now })
}

function expiryAt(now: Date) {
  return new Date(now.getTime() + lifetimeMs)
}

function isId(id: string) {
  return /^[0-9a-f-]{36}$/.test(id)
}
