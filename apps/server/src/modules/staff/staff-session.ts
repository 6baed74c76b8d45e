import type {
  ClubEntry,
  ClubEntryQuestion,
  Reauthentication,
  StaffSession,
} from '@upbeat/contract/studio/entities/session'
import { mainLanguageFirst } from '@upbeat/rules/i18n/main-language-first'
import { type Permission, permissions, reachOf } from '@upbeat/rules/staff/may'
import { reauthenticatedUntil } from '@upbeat/rules/staff/reauthentication'
import { secondFactorState } from '@upbeat/rules/staff/second-factor'
import { studioAccent } from '@upbeat/rules/theme/studio-accent'
import { Failure } from '../../platform/failure/failure.ts'
import { Answer } from '../../platform/http/answer.ts'
import type { AccountContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import { endedSessionCookie, sessionCookie } from '../../platform/http/studio/studio-cookies.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Passkeys } from './passkeys.ts'
import type { SecondFactors } from './second-factors.ts'
import type { StaffRepository } from './staff-repository.ts'
import type { StaffSignIn } from './staff-sign-in.ts'
import { studioAddress } from './studio-address.ts'

export type StaffSessionService = ReturnType<typeof createStaffSessionService>
type Parts = {
  staff: StaffRepository
  sessions: StaffSessions
  signIn: StaffSignIn
  secondFactors: Pick<SecondFactors, 'methodsOf' | 'verify'>
  passkeys: Pick<Passkeys, 'verify' | 'challenge' | 'ownChallenge'>
  tenants: Pick<Tenants, 'byIdOrName' | 'byHost'>
  makeToken: TokenSource
}

/** In seconds. Long enough for a browser to follow a link, too short for anyone else who finds it. */
const entrySeconds = 60

export function createStaffSessionService(parts: Parts) {
  const { staff, sessions, signIn, secondFactors, passkeys, tenants, makeToken } = parts

  /** The signed-in account, its clubs and its permissions here. */
  async function read(context: AccountContext): Promise<StaffSession> {
    const { account: signedIn, tenant, role, now, sessionId } = context
    const account = await asPlatform(() => staff.byId(signedIn.id))
    if (!account) throw new Failure('sessionExpired')
    const memberships = await asPlatform(() => staff.clubsOf(account.id))
    const methods = (await secondFactors.methodsOf(account)).filter((method) => method !== 'recoveryCode')
    const [session] = (await sessions.list(account.id)).filter(({ id }) => id === sessionId)
    const { id, name, email, language, isInstallationAdmin, isDemo, firstSignedInAt } = account
    const roles = memberships.map((each) => each.role)
    const person = { roles, isInstallationAdmin, isDemo, hasSecondFactor: methods.length > 0, firstSignedInAt }
    const { dueAt, isOverdue } = secondFactorState(person, now)
    return {
      account: { id, name, email, language, isInstallationAdmin, isDemo },
      club:
        tenant && role
          ? {
              tenantId: tenant.id,
              name: tenant.name,
              displayName: tenant.config.displayName,
              role,
              permissions: permissionsOf(context),
              accent: studioAccent(tenant.config.colours.primary),
              timeZone: tenant.settings.timeZone,
              languages: mainLanguageFirst(tenant.config),
            }
          : null,
      clubs: memberships.flatMap((each) => {
        const club = tenants.byIdOrName(each.tenantId)
        if (!club) return []
        const address = studioAddress(context, club, tenants)
        const { displayName } = club.config
        return [{ tenantId: club.id, name: club.name, displayName, role: each.role, address, isHere: club === tenant }]
      }),
      sessionId,
      expiresAt: (session?.expiresAt ?? now).toISOString(),
      reauthenticatedUntil: reauthenticatedUntil(context.reauthenticatedAt, now)?.toISOString() ?? null,
      secondFactor: { methods, dueAt: dueAt?.toISOString() ?? null, isOverdue },
    }
  }

  async function end({ account, sessionId, isSecure }: AccountContext): Promise<Answer<undefined>> {
    await sessions.end(account.id, sessionId)
    return new Answer(204, undefined, { 'set-cookie': endedSessionCookie(isSecure) })
  }

  /** @throws Failure signInFailed */
  async function withPasskey(context: StudioContext, answer: Parameters<Passkeys['verify']>[1]) {
    const account = await passkeys.verify(context, answer)
    if (!account) throw new Failure('signInFailed')
    return signIn.signedIn(context, account, undefined, 204)
  }

  /** @throws Failure reauthenticationFailed, tooManyRequests */
  async function reauthenticate(context: AccountContext, given: Reauthentication) {
    if (!(await isConfirmed(context, given))) throw new Failure('reauthenticationFailed')
    await sessions.reauthenticated(context.sessionId)
    const until = reauthenticatedUntil(context.now, context.now) as Date
    return { reauthenticatedUntil: until.toISOString() }
  }

  async function isConfirmed(context: AccountContext, given: Reauthentication): Promise<boolean> {
    const { id, email } = context.account
    if ('passkey' in given) return (await passkeys.verify(context, given.passkey))?.id === id
    if ('code' in given) {
      const account = await asPlatform(() => staff.byId(id))
      return account !== null && secondFactors.verify(context, account, given.code)
    }
    try {
      await signIn.verifyPassword(context, { email, password: given.password })
      return true
    } catch (error) {
      if (error instanceof Failure && error.code === 'signInFailed') return false
      throw error
    }
  }

  /**
   * Creates a link to the studio of another of the account's clubs, whose host has cookies of its own. It works once,
   * for a minute, in the same browser.
   * @throws Failure notFound
   */
  async function openClub(context: AccountContext, tenantId: string): Promise<{ address: string }> {
    const { account, now, userAgent, sessionId } = context
    const memberships = await asPlatform(() => staff.clubsOf(account.id))
    const club = memberships.some((each) => each.tenantId === tenantId) ? tenants.byIdOrName(tenantId) : null
    if (!club) throw new Failure('notFound')
    const token = makeToken()
    const expiresAt = new Date(now.getTime() + entrySeconds * 1000)
    const data = { userAgent: userAgent ?? '', sessionId }
    await asPlatform(() =>
      staff.insertToken({ tokenHash: hashToken(token), kind: 'enterClub', accountId: account.id, data, expiresAt }),
    )
    return { address: studioAddress(context, club, tenants, { path: '/enter', token }) }
  }

  /**
   * Signs in by such a link. If another account is signed in, the person must confirm, because anyone can send a link
   * to their own account.
   * @throws Failure linkExpired
   */
  async function enterClub(
    context: StudioContext,
    { token, isConfirmed: confirmed = false }: ClubEntry,
  ): Promise<Answer<ClubEntryQuestion | undefined>> {
    const { now, userAgent, isSecure, cookies } = context
    const tokenHash = hashToken(token)
    const entry = await asPlatform(() => staff.findToken('enterClub', tokenHash, now))
    if (!entry?.accountId || entry.data.userAgent !== (userAgent ?? '')) throw new Failure('linkExpired')
    const account = await asPlatform(() => staff.byId(entry.accountId ?? ''))
    const [from] = (await sessions.list(entry.accountId)).filter(({ id }) => id === entry.data.sessionId)
    if (!account || !from) throw new Failure('linkExpired')
    const current = cookies.session && (await sessions.find(cookies.session, null))
    if (current && current.account.id !== account.id && !confirmed) {
      return new Answer(200, { name: account.name, email: account.email })
    }
    if (!(await asPlatform(() => staff.spendToken('enterClub', tokenHash, now)))) throw new Failure('linkExpired')
    const opened = await sessions.open(account.id, userAgent, from.expiresAt)
    return new Answer(204, undefined, { 'set-cookie': sessionCookie(opened, isSecure) })
  }

  return {
    read,
    end,
    withPasskey,
    reauthenticate,
    openClub,
    enterClub,
    challenge: passkeys.challenge,
    ownChallenge: passkeys.ownChallenge,
  }
}

function permissionsOf({ role, tenant }: AccountContext): Record<string, 'all' | 'own'> {
  const all = Object.keys(permissions) as Permission[]
  return Object.fromEntries(
    all.flatMap((permission) => {
      const reach = role && tenant ? reachOf(role, permission, tenant.settings.staff) : null
      return reach ? [[permission, reach]] : []
    }),
  )
}
