import type {
  Invitation,
  InvitationAcceptance,
  InvitationView,
  InvitationWithLink,
  NewInvitation,
} from '@upbeat/contract/studio/entities/staff'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashPassword } from '../../platform/session/password.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
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
  emails: Pick<StaffEmails, 'jobOf' | 'invitationLink'>
  signIn: Pick<StaffSignIn, 'verifyPassword' | 'afterPassword' | 'signedIn'>
  sessions: Pick<StaffSessions, 'find'>
  events: Pick<StudioEvents, 'publish'>
  makeId: () => string
  makeToken: TokenSource
}

const lifetimeMs = 7 * 86_400_000

export function createInvitations(parts: Parts) {
  const { staff, invitations, change, emails, signIn, sessions, events, makeId, makeToken } = parts

  /**
   * Sends a link by email and returns another one to pass on. The invitation can be accepted once. @throws Failure
   * alreadyStaff
   */
  async function invite(context: StaffContext, { email, role }: NewInvitation): Promise<InvitationWithLink> {
    const { tenantId, account, language, now } = context
    const known = await asPlatform(() => staff.byEmail(email))
    const clubs = known ? await asPlatform(() => staff.clubsOf(known.id)) : []
    if (clubs.some((club) => club.tenantId === tenantId)) throw new Failure('alreadyStaff')
    const token = makeToken()
    const row = await change(async (changing) => {
      const saved = await changing.invitations.save({
        id: makeId(),
        tenantId,
        email,
        emailKey: emailKey(email),
        role,
        language,
        invitedBy: account.id,
        invitedByName: account.name,
        sentAt: now,
        expiresAt: expiryAt(now),
        linkHash: hashToken(token),
      })
      await record(changing, context, 'invitation.sent', saved, null, { email, role })
      await changing.add('staffEmail', jobOf(context, saved))
      return saved
    })
    await events.publish(tenantId, { kind: 'staff', id: row.id })
    return { ...presentInvitation(row, now), link: emails.invitationLink(context, token) }
  }

  /**
   * Creates a new link to pass on, valid for seven more days. It replaces the previous one of its kind. @throws Failure
   * notFound
   */
  async function renewLink(context: StaffContext, id: string): Promise<InvitationWithLink> {
    const { now } = context
    const token = makeToken()
    const renewed = { expiresAt: expiryAt(now), linkHash: hashToken(token) }
    const row = await changePending(context, id, { set: renewed, action: 'invitation.linkMade' })
    return { ...presentInvitation(row, now), link: emails.invitationLink(context, token) }
  }

  /** Sends a new link that is valid for seven more days; earlier links expire. @throws Failure notFound */
  async function resend(context: StaffContext, id: string): Promise<Invitation> {
    const { now } = context
    const set = { sentAt: now, expiresAt: expiryAt(now), tokenHash: null, linkHash: null }
    const add = (changing: StaffChange, row: InvitationRow) => changing.add('staffEmail', jobOf(context, row))
    return presentInvitation(
      await changePending(context, id, { set, action: 'invitation.resent', alongside: add }),
      now,
    )
  }

  /** @throws Failure notFound */
  function changePending(
    context: StaffContext,
    id: string,
    { set, action, alongside }: { set: Partial<InvitationRow>; action: string; alongside?: Alongside },
  ): Promise<InvitationRow> {
    const { tenantId } = context
    return change(async (changing) => {
      const row = isId(id) ? await changing.invitations.find(tenantId, id) : null
      if (!row) throw new Failure('notFound')
      await changing.invitations.update(tenantId, row.id, set)
      const { email, role } = row
      await record(changing, context, action, row, { email, role }, { email, role })
      await alongside?.(changing, row)
      return { ...row, ...set }
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
   * Joins the club as the invited person: with the session of that account, with its password, or with a new account.
   * The person joins only once the sign-in is complete.
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
      // With a second factor, the invitation must be accepted again by the session that results.
      return signIn.afterPassword(context, account, () => join(context, invitation, account, false))
    }
    const session = context.cookies.session && (await sessions.find(context.cookies.session, null))
    const account = session ? await asPlatform(() => staff.byId(session.account.id)) : null
    if (!account || emailKey(account.email) !== emailKey(invitation.email)) throw new Failure('signInFailed')
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
      emailKey: emailKey(email),
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

  return { invite, renewLink, resend, withdraw, view, accept }
}

type Alongside = (changing: StaffChange, row: InvitationRow) => Promise<unknown>
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
