import type { Security, TotpSetUp } from '@upbeat/contract/studio/entities/account'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { Failure } from '../../platform/failure/failure.ts'
import type { AccountContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import { accountEntry } from './account-entry.ts'
import { presentPasskey } from './present-passkey.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { StaffChange, StaffChanges } from './staff-changes-repository.ts'
import type { StaffEmails } from './staff-emails.ts'
import type { StaffAccount, StaffRepository } from './staff-repository.ts'

export type SecondFactors = ReturnType<typeof createSecondFactors>
type Parts = {
  staff: StaffRepository
  change: StaffChanges
  emails: Pick<StaffEmails, 'add'>
  limits: Pick<Limits, 'attempt'>
  seal: Seal
  makeToken: TokenSource
}

const stepSeconds = 30
const setUpSeconds = 1800
const maxWrongCodes = 5

/** Codes of authenticator apps (RFC 6238), and recovery codes. */
export function createSecondFactors({ staff, change, emails, limits, seal, makeToken }: Parts) {
  async function methodsOf(account: StaffAccount): Promise<('totp' | 'passkey' | 'recoveryCode')[]> {
    const passkeys = await asPlatform(() => staff.passkeysOf(account.id))
    const methods = [...(account.totpSecret ? (['totp'] as const) : []), ...(passkeys[0] ? (['passkey'] as const) : [])]
    return methods.length > 0 ? [...methods, 'recoveryCode'] : []
  }

  /**
   * Verifies a code of the account and spends it: neither kind works twice. After five wrong codes within 15 minutes,
   * further attempts are refused for a while.
   * @throws Failure tooManyRequests
   */
  function verify(context: StudioContext, account: StaffAccount, code: string): Promise<boolean> {
    const limit = { key: `staff-code:${account.id}`, most: maxWrongCodes, windowSeconds: 900 }
    const work = async () => {
      if (await take(context, account, code)) return true
      throw new Failure('wrongCode')
    }
    const isWrong = (error: unknown) => error instanceof Failure && error.code === 'wrongCode'
    return limits.attempt([limit], context.now, { counts: isWrong, work }).catch((error) => {
      if (isWrong(error)) return false
      throw error
    })
  }

  async function take(context: StudioContext, account: StaffAccount, code: string): Promise<boolean> {
    const { now } = context
    const digits = code.replace(/[\s-]/g, '')
    if (/^\d{6}$/.test(digits)) {
      const step = account.totpSecret ? stepOf(seal.open(account.totpSecret), digits, now) : null
      return step !== null && asPlatform(() => staff.takeTotpStep(account.id, step))
    }
    const isTaken = await asPlatform(() => staff.spendRecoveryCode(account.id, hashRecoveryCode(code), now))
    if (isTaken) {
      const left = String(await asPlatform(() => staff.recoveryCodesLeft(account.id)))
      await emails.add(context, { kind: 'recoveryCodeUsed', accountId: account.id, details: { left } })
    }
    return isTaken
  }

  async function security({ account }: AccountContext): Promise<Security> {
    return asPlatform(async () => {
      const found = await staff.byId(account.id)
      const passkeys = await staff.passkeysOf(account.id)
      return {
        totp: (found?.totpSecret ?? null) !== null,
        recoveryCodesLeft: await staff.recoveryCodesLeft(account.id),
        passkeys: passkeys.map(presentPasskey),
      }
    })
  }

  /** Creates a secret for an authenticator app. It takes effect once one of its codes is confirmed. */
  async function start({ account, tenant, now }: AccountContext): Promise<TotpSetUp> {
    const secret = new Secret({ buffer: bytesOf(makeToken()).slice(0, 20).buffer }).base32
    const token = makeToken()
    const expiresAt = new Date(now.getTime() + setUpSeconds * 1000)
    const data = { secret: seal.close(secret) }
    await asPlatform(() =>
      staff.insertToken({ tokenHash: hashToken(token), kind: 'totp', accountId: account.id, data, expiresAt }),
    )
    const issuer = tenant?.config.displayName ?? 'Studio'
    const uri = new TOTP({ issuer, label: account.email, secret: Secret.fromBase32(secret) }).toString()
    return { token, secret, uri, qrCode: renderSVG(uri, { ecc: 'M' }) }
  }

  /** @throws Failure linkExpired, wrongCode */
  async function confirm(context: AccountContext, { token, code }: { token: string; code: string }) {
    const { account, now } = context
    const tokenHash = hashToken(token)
    const pending = await asPlatform(() => staff.findToken('totp', tokenHash, now))
    if (pending?.accountId !== account.id || !pending.data.secret) throw new Failure('linkExpired')
    const sealed = pending.data.secret
    const totpStep = stepOf(seal.open(sealed), code.replace(/\s/g, ''), now)
    if (totpStep === null) throw new Failure('wrongCode')
    return change(async (changing) => {
      if (!(await changing.staff.spendToken('totp', tokenHash, now))) throw new Failure('linkExpired')
      await changing.staff.updateAccount(account.id, { totpSecret: sealed, totpStep })
      const recoveryCodes = await firstCodes(changing, account.id)
      await changing.record(accountEntry(context, 'account.totpAdded', { totp: false }, { totp: true }))
      return { recoveryCodes }
    })
  }

  /** @throws Failure notFound */
  async function remove(context: AccountContext): Promise<void> {
    const { id } = context.account
    await change(async (changing) => {
      const account = await changing.staff.byId(id)
      if (!account?.totpSecret) throw new Failure('notFound')
      await changing.staff.updateAccount(id, { totpSecret: null, totpStep: null })
      const isLast = (await changing.staff.passkeysOf(id)).length === 0
      if (isLast) await changing.staff.replaceRecoveryCodes(id, [])
      await changing.record(accountEntry(context, 'account.totpRemoved', { totp: true }, { totp: false }))
    })
  }

  /** Replaces the recovery codes by ten new ones. @throws Failure notFound if there is no second factor */
  async function renewCodes(context: AccountContext): Promise<{ recoveryCodes: string[] }> {
    const account = await asPlatform(() => staff.byId(context.account.id))
    if (!account || (await methodsOf(account)).length === 0) throw new Failure('notFound')
    return change(async (changing) => {
      const codes = newRecoveryCodes(makeToken)
      await changing.staff.replaceRecoveryCodes(account.id, codes.map(hashRecoveryCode))
      await changing.record(accountEntry(context, 'account.recoveryCodesRenewed', {}, {}))
      return { recoveryCodes: codes }
    })
  }

  /** Recovery codes are created with the first second factor; with another one the remaining codes are kept. */
  async function firstCodes({ staff: changed }: Pick<StaffChange, 'staff'>, accountId: string) {
    if ((await changed.recoveryCodesLeft(accountId)) > 0) return null
    const codes = newRecoveryCodes(makeToken)
    await changed.replaceRecoveryCodes(accountId, codes.map(hashRecoveryCode))
    return codes
  }

  return { methodsOf, verify, security, start, confirm, remove, renewCodes, firstCodes }
}

/**
 * The time step of a code: the current one, or one earlier or later, as clocks may differ. Null if the code is wrong.
 */
function stepOf(secret: string, token: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(token, 'base64url'))
}
