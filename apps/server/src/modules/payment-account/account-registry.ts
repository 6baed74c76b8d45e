import type { Logger } from 'pino'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { LinkedAccountRow, PaymentPlatform } from './linked-account.ts'
import { createLinkedAccountRepository } from './linked-repository.ts'
import { type AccountAt, type AccountKeys, type PaymentAccountRow, paymentAccountRef } from './payment-account.ts'
import { createPaymentAccountRepository } from './repository.ts'

type Row = AccountAt & Pick<PaymentAccountRow, 'tenantId' | 'currencies'>
/** A club's account. `opened` is null if this server doesn't have the keys to use it. */
export type ConnectedAccount<Opened> = {
  row: Row
  ref: string
  opened: Opened | null
  /** `pending`: a linked account that couldn't take charges yet; `stopped`: one that no longer can. */
  charges: 'taken' | 'pending' | 'stopped'
}
type Known<Opened> = ConnectedAccount<Opened> & { madeOf: string }
export type AccountRegistry<Opened> = Awaited<ReturnType<typeof openAccountRegistry<Opened>>>
type Parts<Opened> = {
  database: Pick<DatabaseHandle, 'db' | 'listen' | 'notify'>
  seal: Seal
  platform: Pick<PaymentPlatform, 'keys' | 'mode'> | null
  open: (keys: AccountKeys, ref: string) => Promise<Opened>
  log: Logger
}

/**
 * Keeps the clubs' connected accounts in memory, since there are few and every purchase needs one, and reads them again
 * when one changes on any server. Keys that a club has entered come before the account that the platform made for it.
 */
export async function openAccountRegistry<Opened>({ database, seal, platform, open, log }: Parts<Opened>) {
  const rows = createPaymentAccountRepository(database.db)
  const linkedRows = createLinkedAccountRepository(database.db)
  let accounts = new Map<string, Known<Opened>>()
  let clubOfLinked = new Map<string, string>()

  let last = Promise.resolve()
  /** Reads one at a time: a read that began before a change must not replace a later one. */
  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(read)
    return last
  }

  async function read() {
    const [found, linked] = await asPlatform(() => Promise.all([rows.all(), linkedRows.all()]))
    const keyed = new Set(found.map(({ tenantId }) => tenantId))
    const inUse = linked.filter(({ tenantId }) => !keyed.has(tenantId))
    const connected = await Promise.all([
      ...found.map((row) => connect(row, row.sealedSecretKey, 'taken', () => keysOf(row))),
      ...inUse.map((row) => connect(row, row.accountId, chargesOf(row), () => platformKeysOf(row))),
    ])
    accounts = new Map(connected.map((account) => [account.row.tenantId, account]))
    clubOfLinked = new Map(inUse.map(({ accountId, tenantId }) => [accountId, tenantId]))
  }

  /** An account is opened anew only if it is made of other keys than before. */
  async function connect(
    row: Row,
    madeOf: string,
    charges: ConnectedAccount<Opened>['charges'],
    findKeys: () => AccountKeys | null,
  ): Promise<Known<Opened>> {
    const known = accounts.get(row.tenantId)
    if (known?.madeOf === madeOf) return { ...known, row, charges }
    const ref = paymentAccountRef(row)
    const keys = findKeys()
    return { row, ref, madeOf, charges, opened: keys && (await open(keys, ref)) }
  }

  function keysOf({ tenantId, publishableKey, sealedSecretKey, sealedWebhookSecret }: PaymentAccountRow) {
    try {
      const [secretKey, webhookSecret] = [seal.open(sealedSecretKey), seal.open(sealedWebhookSecret)]
      return { publishableKey, secretKey, webhookSecret, actingFor: null }
    } catch {
      log.error({ tenant: tenantId }, 'payment keys can’t be opened: they were sealed with another secret')
      return null
    }
  }

  function platformKeysOf({ tenantId, accountId, mode }: LinkedAccountRow): AccountKeys | null {
    if (platform?.mode === mode) return { ...platform.keys, actingFor: accountId }
    log.error(
      { tenant: tenantId },
      'a payment account can’t be used: STRIPE_CONNECT_* are not set or of the other mode',
    )
    return null
  }

  await refresh()
  const hear = () => void refresh().catch((err) => log.error({ err }, 'payment accounts not read'))
  await database.listen('payment_account_changed', hear, hear)

  return {
    of: (tenantId: string): ConnectedAccount<Opened> | null => accounts.get(tenantId) ?? null,
    all: (): ConnectedAccount<Opened>[] => [...accounts.values()],
    /** The club that uses an account of the platform; null if none does. */
    linkedTo: (accountId: string): string | null => clubOfLinked.get(accountId) ?? null,
    keysOf,
    /** Tells all servers that a club's account has changed. */
    async announce(tenantId: string): Promise<void> {
      await refresh()
      await database.notify('payment_account_changed', tenantId)
    },
  }
}

function chargesOf({ chargesEnabled, enabledAt }: LinkedAccountRow) {
  if (chargesEnabled) return 'taken'
  return enabledAt === null ? 'pending' : 'stopped'
}
