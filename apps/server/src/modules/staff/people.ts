import type { StaffAllowances, StaffList } from '@upbeat/contract/studio/entities/staff'
import type { Role } from '@upbeat/rules/staff/may'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import type { InvitationRepository } from './invitation-repository.ts'
import { presentInvitation } from './present-invitation.ts'
import type { StaffChange, StaffChanges } from './staff-changes-repository.ts'
import type { StaffEmails } from './staff-emails.ts'
import type { StaffAccount, StaffRepository } from './staff-repository.ts'

export type People = ReturnType<typeof createPeople>
type Parts = {
  staff: StaffRepository
  invitations: InvitationRepository
  change: StaffChanges
  emails: Pick<StaffEmails, 'jobOf'>
  events: Pick<StudioEvents, 'publish'>
  isMailKept: boolean
  clubWriterOn: ClubWriterOn
  onClubChanged: (tenantId: string) => Promise<void>
}

export function createPeople(parts: Parts) {
  const { staff, invitations, change, emails, events, isMailKept, clubWriterOn, onClubChanged } = parts

  async function list({ tenantId, tenant, account, now }: StaffContext): Promise<StaffList> {
    const [people, invited] = await asPlatform(() => Promise.all([staff.staffOf(tenantId), invitations.list(tenantId)]))
    return {
      people: people.map((person) => ({
        ...person,
        joinedAt: person.joinedAt.toISOString(),
        lastUsedAt: person.lastUsedAt?.toISOString() ?? null,
        isYou: person.accountId === account.id,
      })),
      invitations: invited.map((row) => presentInvitation(row, now)),
      allowances: tenant.settings.staff,
      sendsEmail: !isMailKept,
    }
  }

  /** @throws Failure notFound, lastOwner */
  async function changeRole(context: StaffContext, accountId: string, role: Role): Promise<void> {
    await withPerson(context, accountId, async (changing, person, before, owners) => {
      if (before === 'owner' && role !== 'owner' && owners === 1) throw new Failure('lastOwner')
      await changing.staff.setRole(context.tenantId, accountId, role)
      const { email } = person
      await record(changing, context, 'staff.roleChanged', person, { email, role: before }, { email, role })
    })
  }

  /** @throws Failure notFound, lastOwner */
  async function remove(context: StaffContext, accountId: string): Promise<void> {
    await withPerson(context, accountId, async (changing, person, role, owners) => {
      if (role === 'owner' && owners === 1) throw new Failure('lastOwner')
      await changing.staff.removeMembership(context.tenantId, accountId)
      const action = accountId === context.account.id ? 'staff.left' : 'staff.removed'
      await record(changing, context, action, person, { email: person.email, role }, null)
    })
  }

  function leave(context: StaffContext): Promise<void> {
    return remove(context, context.account.id)
  }

  /** Transfers ownership: the other person becomes owner, this one manager. Both are notified by email. */
  async function transferOwnership(context: StaffContext, accountId: string): Promise<void> {
    const { tenantId, account, tenant, now } = context
    if (accountId === account.id) throw new Failure('notFound')
    await withPerson(context, accountId, async (changing, person) => {
      await changing.staff.setRole(tenantId, accountId, 'owner')
      await changing.staff.setRole(tenantId, account.id, 'manager')
      await changing.record({
        tenantId,
        actor: actorOf(context),
        action: 'ownership.transferred',
        now,
        object: { kind: 'ownership', id: tenantId, name: tenant.config.displayName },
        before: { owner: account.email },
        after: { owner: person.email },
      })
      const given = { kind: 'ownershipGiven', accountId: account.id, details: { name: person.name } } as const
      const received = { kind: 'ownershipReceived', accountId, details: { name: account.name } } as const
      for (const email of [given, received]) await changing.add('staffEmail', emails.jobOf(context, email))
    })
  }

  async function setAllowances(context: StaffContext, allowances: StaffAllowances): Promise<void> {
    const { tenantId, tenant, now } = context
    await change(async (changing) => {
      await clubWriterOn(changing.transaction).mergeSettings(tenantId, { staff: allowances })
      await changing.record({
        tenantId,
        actor: actorOf(context),
        action: 'allowances.changed',
        now,
        object: { kind: 'allowances', id: tenantId, name: tenant.config.displayName },
        before: tenant.settings.staff,
        after: allowances,
      })
    })
    await onClubChanged(tenantId)
    await events.publish(tenantId, { kind: 'staff', id: tenantId })
  }

  /** Changes a person's membership while the club's staff is locked, and notifies open pages. */
  async function withPerson(
    { tenantId, account }: StaffContext,
    accountId: string,
    work: (changing: StaffChange, person: StaffAccount, role: Role, owners: number) => Promise<void>,
  ): Promise<void> {
    await change(async (changing) => {
      const roles = await changing.staff.lockRoles(tenantId)
      const role = roles.get(accountId)
      const person = role && (await changing.staff.byId(accountId))
      // The person who makes the change may have lost their own membership while waiting for the lock.
      if (!person || !role || roles.get(account.id) === undefined) throw new Failure('notFound')
      const owners = [...roles.values()].filter((each) => each === 'owner').length
      await work(changing, person, role, owners)
    })
    await events.publish(tenantId, { kind: 'staff', id: accountId })
  }

  return { list, changeRole, remove, leave, transferOwnership, setAllowances }
}

type Part = { email: string; role: Role }

function record(
  changing: StaffChange,
  context: StaffContext,
  action: string,
  { id, name }: StaffAccount,
  before: Part | null,
  after: Part | null,
) {
  const { tenantId, now } = context
  const object = { kind: 'staff' as const, id, name }
  return changing.record({ tenantId, actor: actorOf(context), action, object, before, after, now })
}
