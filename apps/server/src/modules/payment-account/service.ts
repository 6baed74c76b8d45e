import type {
  PaymentAccount,
  PaymentCheck,
  PaymentFinding,
  PaymentKeys,
} from '@upbeat/contract/studio/entities/selling/payment-account'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { AccountRegistry } from './account-registry.ts'
import { createExamineConnection, findModeProblem, type RunningByAccount } from './examine-connection.ts'
import type { PaymentPlatform } from './linked-account.ts'
import { createLinkedAccountRepository, type LinkedAccountRepository } from './linked-repository.ts'
import type { LinkedAccounts } from './linked-service.ts'
import type { AskPaymentProvider, PaymentAccountRow } from './payment-account.ts'
import { presentKeyed, presentLinked } from './present.ts'
import { createPaymentAccountRepository } from './repository.ts'
import { clubWebhookPath } from './webhook-path.ts'

export type PaymentAccountService = ReturnType<typeof createPaymentAccountService>
export type PaymentAccountParts = {
  db: Database
  audit: Audit
  limits: Pick<Limits, 'count'>
  log: Logger
  config: Pick<Config, 'PUBLIC_URL'>
  seal: Seal
  ask: AskPaymentProvider
  registry: Pick<AccountRegistry<unknown>, 'keysOf'>
  platform: Pick<PaymentPlatform, 'mode'> | null
  linked: LinkedAccounts
  runningByAccount: RunningByAccount
  /** Who takes the club's payments while no account is connected. */
  otherwiseFor: (tenant: Tenant) => PaymentAccount['otherwise']
  /** Tells all servers and the open studio pages of a change. */
  changed: (tenantId: string) => Promise<void>
}

/** Each trial makes a dozen requests to the provider. */
const trials = { most: 30, windowSeconds: 600 }

/** Connects a club's own account at the payment provider, by its keys or the installation's platform (SELL-01). */
export function createPaymentAccountService(parts: PaymentAccountParts) {
  const { db, audit, limits, log, config, seal, ask, registry, platform, linked, runningByAccount, otherwiseFor } =
    parts
  const accounts = createPaymentAccountRepository(db)
  const examine = createExamineConnection({
    ask,
    accounts,
    linked: createLinkedAccountRepository(db),
    runningByAccount,
  })

  async function read({ tenantId, tenant }: StaffContext): Promise<PaymentAccount> {
    const [keyed, running] = [await accounts.find(tenantId), await runningByAccount(tenantId)]
    const mode = tenant.config.webMode
    return {
      mode,
      otherwise: otherwiseFor(tenant),
      platform: platform === null ? 'none' : platform.mode === mode ? 'offered' : 'otherMode',
      account: keyed ? presentKeyed(keyed, running) : presentLinked(await linked.find(tenantId), running),
    }
  }

  /**
   * Tries the stored keys, or asks for the state of the account that the platform made.
   * @throws Failure notFound, tooManyRequests
   */
  async function check(context: StaffContext): Promise<PaymentCheck> {
    const { tenantId, now } = context
    const row = await accounts.find(tenantId)
    if (!row && !(await linked.find(tenantId))) throw new Failure('notFound')
    await countTrial(context)
    const findings = row ? await findingsOf(row, context) : await findingsOfLinked(context)
    return { checkedAt: now.toISOString(), findings }
  }

  async function findingsOfLinked({ tenantId, tenant, now }: StaffContext): Promise<PaymentFinding[]> {
    const finding = await linked.refresh(tenantId, now)
    if (finding) return [finding]
    return platform?.mode === tenant.config.webMode ? [] : [{ problem: 'platformOtherMode' }]
  }

  /** @throws Failure notFound, paymentKeysRefused, tooManyRequests */
  async function link(context: StaffContext): Promise<{ address: string }> {
    await countTrial(context)
    if (await accounts.find(context.tenantId)) throw refused({ problem: 'disconnectFirst' })
    return linked.link(context)
  }

  async function findingsOf(row: PaymentAccountRow, { tenant }: StaffContext): Promise<PaymentFinding[]> {
    const keys = registry.keysOf(row)
    if (!keys) return [{ problem: 'unsealable' }]
    const wrongMode = findModeProblem(tenant.config.webMode, keys)
    const { findings } = await ask.examine(keys)
    const found = [...(wrongMode ? [wrongMode] : []), ...findings]
    if (findings.some(({ problem }) => problem === 'keyRefused' || problem === 'unreachable')) return found
    return (await ask.hasWebhook(keys.secretKey, row.webhookId))
      ? found
      : [...found, { problem: 'webhookMissing', detail: row.webhookAddress }]
  }

  /** Replaces the account or its keys. @throws Failure paymentKeysRefused, tooManyRequests; nothing is stored then */
  async function connect(context: StaffContext, keys: PaymentKeys): Promise<PaymentAccount> {
    const { tenantId, tenant, now } = context
    await countTrial(context)
    const mode = tenant.config.webMode
    const { account, findings } = await examine({ tenantId, mode }, keys)
    if (!account) throw refused(...findings)
    const webhookAddress = new URL(clubWebhookPath(tenantId), config.PUBLIC_URL ?? context.origin).toString()
    const webhook = await ask.addWebhook(keys.secretKey, webhookAddress)
    if ('refusal' in webhook) throw refused(webhook.refusal)
    const row: PaymentAccountRow = {
      tenantId,
      accountId: account.id,
      accountName: account.name,
      country: account.country,
      defaultCurrency: account.defaultCurrency,
      currencies: account.currencies,
      mode,
      publishableKey: keys.publishableKey,
      sealedSecretKey: seal.close(keys.secretKey),
      keyHint: keys.secretKey.slice(-4),
      webhookId: webhook.id,
      webhookAddress,
      sealedWebhookSecret: seal.close(webhook.secret),
      connectedAt: now,
      connectedBy: context.staff.name,
    }
    const replaced = await replace(context, row).catch(async (error) => {
      await removeWebhook(tenantId, keys.secretKey, webhook.id)
      throw isTaken(error) ? refused({ problem: 'accountTaken' }) : error
    })
    if (replaced) {
      // The new key can remove it even if the old one was revoked, if they are of one account.
      const isSame = replaced.accountId === row.accountId && replaced.mode === mode
      await removeWebhookOf(replaced, isSame ? keys.secretKey : undefined)
    }
    return changed(context)
  }

  /** @throws Failure notFound */
  async function disconnect(context: StaffContext): Promise<PaymentAccount> {
    const removed = await replace(context, null)
    if (removed) {
      await removeWebhookOf(removed)
      return changed(context)
    }
    const { tenantId, now } = context
    if (!(await linked.unlink({ tenantId, actor: actorOf(context), now }))) throw new Failure('notFound')
    return read(context)
  }

  /** Stores the club's account, or none, and returns the one before. */
  async function replace(context: StaffContext, row: PaymentAccountRow | null): Promise<PaymentAccountRow | null> {
    const { tenantId, now } = context
    return db.transaction(async (transaction) => {
      const rows = createPaymentAccountRepository(transaction)
      const before = await rows.lock(tenantId)
      const shown = row ?? before
      if (!shown) return null
      await (row ? rows.put(row) : rows.remove(tenantId))
      if (row) await retireLinked(createLinkedAccountRepository(transaction), row)
      await audit.record(transaction, {
        tenantId,
        actor: actorOf(context),
        action: row ? (before ? 'paymentAccount.replaced' : 'paymentAccount.connected') : 'paymentAccount.disconnected',
        object: { kind: 'paymentAccount', id: shown.accountId, name: shown.accountName ?? shown.accountId },
        before: before && audited(before),
        after: row && audited(row),
        now,
      })
      return before
    })
  }

  async function changed(context: StaffContext): Promise<PaymentAccount> {
    await parts.changed(context.tenantId)
    return read(context)
  }

  async function removeWebhookOf(row: PaymentAccountRow, key = registry.keysOf(row)?.secretKey) {
    if (key !== undefined) await removeWebhook(row.tenantId, key, row.webhookId)
  }

  /** A webhook that stays is refused by this server, so a failure here needs no more than a note. */
  async function removeWebhook(tenant: string, key: string, webhook: string) {
    await ask.removeWebhook(key, webhook).catch((err) => log.warn({ tenant, webhook, err }, 'webhook not removed'))
  }

  async function countTrial({ tenantId, now }: StaffContext) {
    await limits.count({ key: `paymentKeys/${tenantId}`, ...trials }, now)
  }

  return { read, check, connect, link, disconnect }
}

/** Keys replace the account that the platform made, which may be the same one. */
async function retireLinked(linked: LinkedAccountRepository, { tenantId, connectedAt }: PaymentAccountRow) {
  const row = await linked.lock(tenantId)
  if (row?.disconnectedAt === null) await linked.save(row, { disconnectedAt: connectedAt })
}

function refused(...findings: PaymentFinding[]) {
  return new Failure('paymentKeysRefused', { findings })
}

function audited({ accountId: account, accountName, mode, keyHint, sealedSecretKey: secretKey }: PaymentAccountRow) {
  return { account, accountName, mode, keyHint, secretKey }
}

/** Another club has connected the account at the same moment. */
function isTaken(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === '23505' || cause?.code === '23505'
}
