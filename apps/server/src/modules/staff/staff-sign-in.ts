import type { SignInReply } from '@upbeat/contract/studio/entities/session'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { Answer } from '../../platform/http/answer.ts'
import type { StudioContext } from '../../platform/http/studio/studio-context.ts'
import { browserCookie, sessionCookie } from '../../platform/http/studio/studio-cookies.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashPassword, matchPassword } from '../../platform/session/password.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import { accountLimits, addressLimit } from '../auth/sign-in-limit.ts'
import type { SecondFactors } from './second-factors.ts'
import type { StaffEmails } from './staff-emails.ts'
import type { StaffAccount, StaffRepository } from './staff-repository.ts'

export type StaffSignIn = ReturnType<typeof createStaffSignIn>
export type SignInLimits = Pick<
  Config,
  'SIGN_IN_FAILURES_PER_ACCOUNT' | 'SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE' | 'SIGN_IN_FAILURES_PER_ADDRESS'
>
type Parts = {
  staff: StaffRepository
  sessions: Pick<StaffSessions, 'open'>
  secondFactors: Pick<SecondFactors, 'methodsOf' | 'verify'>
  emails: Pick<StaffEmails, 'add'>
  limits: Pick<Limits, 'attempt' | 'clear'>
  makeToken: TokenSource
  config: SignInLimits
}

const pendingSeconds = 600
/** Separates the limits from those of clubs' members. */
const scope = 'studio'

export function createStaffSignIn(parts: Parts) {
  const { staff, sessions, secondFactors, emails, limits, makeToken, config } = parts

  /** @throws Failure signInFailed, tooManyRequests */
  async function signIn(context: StudioContext, typed: { email: string; password: string }) {
    return afterPassword(context, await verifyPassword(context, typed))
  }

  /**
   * Verifies an email address and password, and returns the account. An unknown address takes as long and fails the
   * same way; failures are counted as for members.
   * @throws Failure signInFailed, tooManyRequests
   */
  async function verifyPassword(context: StudioContext, { email, password }: { email: string; password: string }) {
    const asker = { tenantId: scope, address: context.address }
    const [fromHere, fromEverywhere] = accountLimits(asker, email, config)
    return limits.attempt([fromHere, fromEverywhere, addressLimit(asker, config)], context.now, {
      counts: isRefused,
      work: async (counted) => {
        const account = await asPlatform(() => staff.byEmail(email))
        const match = await matchPassword(account?.passwordHash, password)
        if (!account || match === 'none') throw new Failure('signInFailed')
        if (match === 'otherForm') {
          const change = { from: account.passwordHash, to: await hashPassword(password) }
          await asPlatform(() => staff.rehashPassword(account.id, change))
        }
        if (counted.has(fromHere.key)) await limits.clear(fromHere.key)
        return account
      },
    })
  }

  /**
   * Opens a session, or asks for a second factor if the account has one. `beforeSession` only runs in the first case.
   */
  async function afterPassword(
    context: StudioContext,
    account: StaffAccount,
    beforeSession?: () => Promise<void>,
  ): Promise<Answer<SignInReply>> {
    const methods = await secondFactors.methodsOf(account)
    if (methods.length === 0) {
      await beforeSession?.()
      return signedIn(context, account, { kind: 'signedIn' })
    }
    const token = makeToken()
    const expiresAt = new Date(context.now.getTime() + pendingSeconds * 1000)
    const row = { tokenHash: hashToken(token), kind: 'signIn' as const, accountId: account.id, expiresAt }
    await asPlatform(() => staff.insertToken(row))
    return new Answer<SignInReply>(200, { kind: 'secondFactor', token, methods })
  }

  /** @throws Failure linkExpired if the password was entered too long ago; wrongCode, tooManyRequests */
  async function withSecondFactor(context: StudioContext, { token, code }: { token: string; code: string }) {
    const tokenHash = hashToken(token)
    const pending = await asPlatform(() => staff.findToken('signIn', tokenHash, context.now))
    const account = pending?.accountId ? await asPlatform(() => staff.byId(pending.accountId ?? '')) : null
    if (!account) throw new Failure('linkExpired')
    if (!(await secondFactors.verify(context, account, code))) throw new Failure('wrongCode')
    if (!(await asPlatform(() => staff.spendToken('signIn', tokenHash, context.now)))) throw new Failure('linkExpired')
    return signedIn(context, account, undefined, 204)
  }

  /** Opens a session after all checks. A sign-in from a browser that is new to the account is reported by email. */
  async function signedIn<B>(context: StudioContext, account: StaffAccount, body: B, status = 200): Promise<Answer<B>> {
    const { now, userAgent, isSecure, cookies } = context
    const browser = cookies.browser ?? makeToken()
    const isKnown = await asPlatform(async () => {
      const known = await staff.knowsBrowser(account.id, hashToken(browser))
      await staff.keepBrowser(account.id, hashToken(browser), now)
      if (!account.firstSignedInAt) await staff.updateAccount(account.id, { firstSignedInAt: now })
      return known
    })
    const token = await sessions.open(account.id, userAgent)
    if (!isKnown && account.firstSignedInAt) {
      const details = { at: now.toISOString(), browser: userAgent ?? '' }
      await emails.add(context, { kind: 'newBrowser', accountId: account.id, details })
    }
    return new Answer(status, body, {
      'set-cookie': [sessionCookie(token, isSecure), browserCookie(browser, isSecure)],
    })
  }

  return { signIn, verifyPassword, afterPassword, withSecondFactor, signedIn }
}

function isRefused(error: unknown) {
  return error instanceof Failure && error.code === 'signInFailed'
}
