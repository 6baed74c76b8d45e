import type { PasskeyAnswer, PasskeyChallenge } from '@upbeat/contract/entities/passkey'
import { Failure } from '../../platform/failure/failure.ts'
import type { AccountContext, StudioContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import {
  newPasskeyOptions,
  passkeyHost,
  signInOptions,
  verifyNewPasskey,
  verifyPasskey,
} from '../../platform/session/webauthn.ts'
import { accountEntry } from './account-entry.ts'
import { presentPasskey } from './present-passkey.ts'
import type { SecondFactors } from './second-factors.ts'
import type { StaffChanges } from './staff-changes-repository.ts'
import type { StaffAccount, StaffPasskey, StaffRepository } from './staff-repository.ts'

export type Passkeys = ReturnType<typeof createPasskeys>
type Parts = {
  staff: StaffRepository
  change: StaffChanges
  secondFactors: Pick<SecondFactors, 'firstCodes'>
  limits: Pick<Limits, 'count'>
  makeToken: TokenSource
}

const challengeSeconds = 300
const challengesPerAddress = 200

/**
 * Passkeys. One suffices to sign in, because the device has verified its user. Each belongs to the host at which it was
 * created, as browsers offer it only there.
 */
export function createPasskeys({ staff, change, secondFactors, limits, makeToken }: Parts) {
  /** A challenge for signing in with any passkey of this host. */
  async function challenge(context: StudioContext): Promise<PasskeyChallenge> {
    const { address, now, origin } = context
    const windowSeconds = 900
    await limits.count({ key: `staff-challenge:${address}`, most: challengesPerAddress, windowSeconds }, now)
    const options = await signInOptions(origin)
    return { token: await keep('passkey', context, options.challenge, null), options: { ...options } }
  }

  /** A challenge for re-authentication with one of the account's own passkeys. */
  async function ownChallenge(context: AccountContext): Promise<PasskeyChallenge> {
    const own = await asPlatform(() => staff.passkeysOf(context.account.id))
    const rpID = passkeyHost(context.origin)
    const allowCredentials = own.filter(({ host }) => host === rpID).map(({ id }) => ({ id }))
    const options = await signInOptions(context.origin, { allowCredentials })
    return { token: await keep('passkey', context, options.challenge, context.account.id), options: { ...options } }
  }

  /**
   * The account whose passkey answered a challenge; null if the answer is invalid. A challenge can be answered once.
   */
  async function verify(context: StudioContext, { token, credential }: PasskeyAnswer): Promise<StaffAccount | null> {
    const pending = await asPlatform(() => staff.spendToken('passkey', hashToken(token), context.now))
    const known = await asPlatform(() => staff.passkey(String(credential.id)))
    if (!pending?.data.challenge || !known) return null
    if (pending.accountId !== null && pending.accountId !== known.accountId) return null
    const counter = await verifyPasskey(credential, known, {
      origin: context.origin,
      challenge: pending.data.challenge,
    })
    if (counter === null) return null
    return asPlatform(async () => {
      await staff.updatePasskey(known.id, { counter, lastUsedAt: context.now })
      return staff.byId(known.accountId)
    })
  }

  /** A challenge for a new passkey of the account. */
  async function newChallenge(context: AccountContext): Promise<PasskeyChallenge> {
    const { account, tenant, origin } = context
    const own = await asPlatform(() => staff.passkeysOf(account.id))
    const options = await newPasskeyOptions(origin, {
      rpName: tenant?.config.displayName ?? 'Studio',
      userName: account.email,
      userDisplayName: account.name,
      userID: Uint8Array.from(Buffer.from(account.id)),
      excludeCredentials: own.map(({ id }) => ({ id })),
    })
    return { token: await keep('newPasskey', context, options.challenge, account.id), options: { ...options } }
  }

  /** @throws Failure passkeyRefused */
  async function add(context: AccountContext, { name, token, credential }: PasskeyAnswer & { name: string }) {
    const { account, now, origin } = context
    const pending = await asPlatform(() => staff.spendToken('newPasskey', hashToken(token), now))
    if (pending?.accountId !== account.id || !pending.data.challenge) throw new Failure('passkeyRefused')
    const made = await verifyNewPasskey(credential, { origin, challenge: pending.data.challenge })
    if (!made) throw new Failure('passkeyRefused')
    const row: StaffPasskey = {
      id: made.id,
      accountId: account.id,
      name,
      publicKey: made.publicKey,
      counter: made.counter,
      transports: made.transports,
      host: made.host,
      createdAt: now,
      lastUsedAt: null,
    }
    return change(async (changing) => {
      if (!(await changing.staff.insertPasskey(row))) throw new Failure('passkeyRefused')
      const recoveryCodes = await secondFactors.firstCodes(changing, account.id)
      await changing.record(accountEntry(context, 'account.passkeyAdded', null, { passkey: name }))
      return { passkey: presentPasskey(row), recoveryCodes }
    })
  }

  /** @throws Failure notFound */
  async function rename(context: AccountContext, id: string, name: string): Promise<void> {
    await change(async (changing) => {
      const before = await own(changing.staff, context, id)
      await changing.staff.updatePasskey(id, { name })
      await changing.record(
        accountEntry(context, 'account.passkeyRenamed', { passkey: before.name }, { passkey: name }),
      )
    })
  }

  /** @throws Failure notFound */
  async function remove(context: AccountContext, id: string): Promise<void> {
    await change(async (changing) => {
      const before = await own(changing.staff, context, id)
      await changing.staff.removePasskey(id)
      const account = await changing.staff.byId(context.account.id)
      const isLast = !account?.totpSecret && (await changing.staff.passkeysOf(context.account.id)).length === 0
      if (isLast) await changing.staff.replaceRecoveryCodes(context.account.id, [])
      await changing.record(accountEntry(context, 'account.passkeyRemoved', { passkey: before.name }, null))
    })
  }

  async function own(found: StaffRepository, { account }: AccountContext, id: string): Promise<StaffPasskey> {
    const passkey = await found.passkey(id)
    if (passkey?.accountId !== account.id) throw new Failure('notFound')
    return passkey
  }

  async function keep(
    kind: 'passkey' | 'newPasskey',
    { now }: StudioContext,
    expected: string,
    accountId: string | null,
  ): Promise<string> {
    const token = makeToken()
    const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
    const row = { tokenHash: hashToken(token), kind, accountId, data: { challenge: expected }, expiresAt }
    await asPlatform(() => staff.insertToken(row))
    return token
  }

  return { challenge, ownChallenge, verify, newChallenge, add, rename, remove }
}
