import type { StudioAccess } from '@upbeat/contract/studio/call'
import { studioLanguageFor } from '@upbeat/phrases/studio/load-studio-phrases'
import { type Allowances, type Permission, type Role, reachOf } from '@upbeat/rules/staff/may'
import { isReauthenticated } from '@upbeat/rules/staff/reauthentication'
import { secondFactorState } from '@upbeat/rules/staff/second-factor'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { Failure } from '../../failure/failure.ts'
import type { StaffSessions } from '../../session/staff-sessions.ts'
import type { Tenant } from '../../tenancy/tenant.ts'
import type { Tenants } from '../../tenancy/tenants.ts'
import { callerOf } from '../caller.ts'
import { isForeign } from './is-foreign.ts'
import type { AccountContext, StaffContext, StudioContext } from './studio-context.ts'
import { readStudioCookies } from './studio-cookies.ts'

/** The context passed to calls of each access level. */
export type ContextFor<A extends StudioAccess> = A extends 'public'
  ? StudioContext
  : A extends 'account' | 'installation'
    ? AccountContext
    : StaffContext

export type StudioGuard = <A extends StudioAccess>(
  request: FastifyRequest,
  access: A,
  options?: { reauthentication?: boolean },
) => Promise<ContextFor<A>>

type Parts = {
  tenants: Pick<Tenants, 'servedAt' | 'byHost' | 'byIdOrName'>
  sessions: Pick<StaffSessions, 'find'>
  clock: Clock
  defaultTenant: string
}

const safeMethods = ['GET', 'HEAD']

/**
 * Resolves the club and the caller and checks access, for studio calls and for the routes beside them (events,
 * uploads). A member's bearer is ignored here.
 */
export function createStudioGuard({ tenants, sessions, clock, defaultTenant }: Parts): StudioGuard {
  async function guard(request: FastifyRequest, access: StudioAccess, { reauthentication = false } = {}) {
    if (!safeMethods.includes(request.method) && isForeign(request)) throw new Failure('foreignOrigin')
    const open = publicContext(request)
    if (access === 'public') return open
    const signedIn = await accountContext(open)
    if (access === 'account') {
      assertReauthenticated(signedIn, reauthentication)
      return signedIn
    }
    if (access === 'installation') {
      if (!signedIn.account.isInstallationAdmin) throw new Failure('notPermitted')
      assertSecondFactor(signedIn)
      assertReauthenticated(signedIn, reauthentication)
      return signedIn
    }
    const staff = staffContext(signedIn)
    if (access !== 'staff' && staff.reachOf(access) === null) throw new Failure('notPermitted')
    assertSecondFactor(signedIn)
    assertReauthenticated(staff, reauthentication)
    return staff
  }

  function publicContext(request: FastifyRequest): StudioContext {
    const isSecure = request.protocol === 'https'
    return {
      ...callerOf(request),
      tenant: selectClub(request),
      now: clock.now(),
      language: languageOf(request.headers['accept-language']),
      isSecure,
      cookies: readStudioCookies({ header: request.headers.cookie, isSecure }),
    }
  }

  /**
   * The host's own club; on a shared host the one that the page names, else the default. The event stream names it in
   * its address, since browsers can't send headers with it.
   */
  function selectClub(request: FastifyRequest): Tenant | null {
    const own = tenants.byHost(request.host)
    if (own) return own
    const named = request.headers.tenantid ?? (request.query as { tenant?: unknown }).tenant
    if (typeof named === 'string' && named !== '') return tenants.byIdOrName(named)
    return tenants.servedAt(request.host, defaultTenant)
  }

  async function accountContext(open: StudioContext): Promise<Found> {
    const { session: token } = open.cookies
    if (token === null) throw new Failure('credentialRequired')
    const found = await sessions.find(token, open.tenant?.id ?? null)
    if (!found) throw new Failure('sessionExpired')
    const { language } = found.account
    return { ...open, ...found, language: language === null ? open.language : studioLanguageFor([language]) }
  }

  return guard as StudioGuard
}

type Found = AccountContext & { hasSecondFactor: boolean; firstSignedInAt: Date | null }

function staffContext(signedIn: AccountContext): StaffContext {
  const { tenant, account, role } = signedIn
  if (!tenant) throw new Failure('invalidTenant')
  if (!role) throw new Failure('notPermitted')
  const { id: accountId, name, email } = account
  const allowed: Allowances = tenant.settings.staff
  return {
    ...signedIn,
    tenant,
    tenantId: tenant.id,
    staff: { accountId, name, email, role },
    reachOf: (permission: Permission) => reachOf(role as Role, permission, allowed),
  }
}

function assertSecondFactor({ account, role, hasSecondFactor, firstSignedInAt, now }: Found) {
  const roles = role ? [role] : []
  const { isOverdue } = secondFactorState({ ...account, roles, hasSecondFactor, firstSignedInAt }, now)
  if (isOverdue) throw new Failure('secondFactorOverdue')
}

function assertReauthenticated({ reauthenticatedAt, now }: AccountContext, isNeeded: boolean) {
  if (isNeeded && !isReauthenticated(reauthenticatedAt, now)) throw new Failure('reauthenticationRequired')
}

function languageOf(header: string | undefined) {
  return studioLanguageFor((header ?? '').split(',').map((part) => part.trim()))
}
