import type { Logger } from 'pino'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { type AccountKeys, type PaymentAccountRow, paymentAccountRef } from './payment-account.ts'
import { createPaymentAccountRepository } from './repository.ts'

/** A club's account. `opened` is null if its keys were sealed with another secret than this server's. */
export type ConnectedAccount<Opened> = { row: PaymentAccountRow; ref: string; opened: Opened | null }
export type AccountRegistry<Opened> = Awaited<ReturnType<typeof openAccountRegistry<Opened>>>
type Parts<Opened> = {
  database: Pick<DatabaseHandle, 'db' | 'listen' | 'notify'>
  seal: Seal
  open: (keys: AccountKeys, ref: string) => Promise<Opened>
  log: Logger
}

/**
 * Keeps the clubs' connected accounts in memory, since there are few and every purchase needs one, and reads them again
 * when one changes on any server.
 */
export async function openAccountRegistry<Opened>({ database, seal, open, log }: Parts<Opened>) {
  const rows = createPaymentAccountRepository(database.db)
  let accounts = new Map<string, ConnectedAccount<Opened>>()

  let last = Promise.resolve()
  /** Reads one at a time: a read that began before a change must not replace a later one. */
  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(read)
    return last
  }

  async function read() {
    const found = await asPlatform(() => rows.all())
    accounts = new Map(await Promise.all(found.map(async (row) => [row.tenantId, await connect(row)] as const)))
  }

  async function connect(row: PaymentAccountRow): Promise<ConnectedAccount<Opened>> {
    const known = accounts.get(row.tenantId)
    if (known && known.row.sealedSecretKey === row.sealedSecretKey) return { ...known, row }
    const ref = paymentAccountRef(row)
    const keys = keysOf(row)
    return { row, ref, opened: keys && (await open(keys, ref)) }
  }

  function keysOf({ tenantId, publishableKey, sealedSecretKey, sealedWebhookSecret }: PaymentAccountRow) {
    try {
      return { publishableKey, secretKey: seal.open(sealedSecretKey), webhookSecret: seal.open(sealedWebhookSecret) }
    } catch {
      log.error({ tenant: tenantId }, 'payment keys can’t be opened: they were sealed with another secret')
      return null
    }
  }

  await refresh()
  const hear = () => void refresh().catch((err) => log.error({ err }, 'payment accounts not read'))
  await database.listen('payment_account_changed', hear, hear)

  return {
    of: (tenantId: string): ConnectedAccount<Opened> | null => accounts.get(tenantId) ?? null,
    all: (): ConnectedAccount<Opened>[] => [...accounts.values()],
    keysOf,
    /** Tells all servers that a club's account has changed. */
    async announce(tenantId: string): Promise<void> {
      await refresh()
      await database.notify('payment_account_changed', tenantId)
    },
  }
}
