import { isDeepStrictEqual } from 'node:util'
import type { PaymentFinding } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit, AuditActor } from '../audit/audit.ts'
import { countElsewhere, type RunningByAccount } from './examine-connection.ts'
import type { LinkedAccountRow, LinkedFacts, PaymentPlatform, Refusal } from './linked-account.ts'
import { createLinkedAccountRepository } from './linked-repository.ts'

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>
type Parts = {
  db: Database
  audit: Audit
  platform: PaymentPlatform | null
  runningByAccount: RunningByAccount
  /** Tells all servers and the open studio pages of a change. */
  changed: (tenantId: string) => Promise<void>
}
type Unlinking = { tenantId: string; actor: AuditActor; now: Date }

const settingsPath = '/studio/settings/payment-account'

/** The accounts that the installation's platform makes for its clubs. */
export function createLinkedAccounts({ db, audit, platform, runningByAccount, changed }: Parts) {
  const accounts = createLinkedAccountRepository(db)

  /** The club's account while it is connected. */
  async function find(tenantId: string): Promise<LinkedAccountRow | null> {
    const row = await accounts.find(tenantId)
    return row?.disconnectedAt === null ? row : null
  }

  /**
   * Connects the club's account, made at the first time, and returns where its owner goes on.
   * @throws Failure notFound without a platform, paymentKeysRefused
   */
  async function link(context: StaffContext): Promise<{ address: string }> {
    const { tenantId, tenant, origin } = context
    if (!platform) throw new Failure('notFound')
    if (platform.mode !== tenant.config.webMode) throw refused({ problem: 'platformOtherMode' })
    const facts = accepted(await accountFor(context, platform))
    await keep(context, platform, facts)
    await changed(tenantId)
    const back = `${origin}${settingsPath}?stripe=back`
    if (facts.chargesEnabled && facts.due.length === 0) return { address: back }
    const again = `${origin}${settingsPath}?stripe=again`
    return accepted(await platform.onboardingAddress(facts.accountId, { back, again }))
  }

  async function accountFor({ tenantId, account }: StaffContext, at: PaymentPlatform): Promise<LinkedFacts | Refusal> {
    const row = await accounts.find(tenantId)
    const known = row?.mode === at.mode ? await at.readAccount(row.accountId) : null
    const isUsable = known !== null && !('refusal' in known)
    if (known && 'refusal' in known && known.refusal.problem !== 'accountUnlinked') return known
    const own = isUsable ? known.accountId : null
    const count = countElsewhere(await runningByAccount(tenantId), { accountId: own ?? '', mode: at.mode })
    if (count > 0) return { refusal: { problem: 'membersElsewhere', count } }
    return isUsable ? known : at.createAccount({ tenantId, email: account.email, replaces: row?.accountId ?? null })
  }

  /** Two requests at once are recorded once. */
  async function keep(context: StaffContext, { mode }: PaymentPlatform, facts: LinkedFacts) {
    const { tenantId, now } = context
    const row: LinkedAccountRow = {
      ...facts,
      tenantId,
      mode,
      revision: 0,
      enabledAt: facts.chargesEnabled ? now : null,
      connectedAt: now,
      connectedBy: context.staff.name,
      disconnectedAt: null,
    }
    await db.transaction(async (transaction) => {
      const rows = createLinkedAccountRepository(transaction)
      const before = (await rows.insert(row)) ? null : await rows.lock(tenantId)
      if (before?.accountId === row.accountId && before.disconnectedAt === null) return
      if (before) {
        const enabledAt = before.accountId === row.accountId ? (before.enabledAt ?? row.enabledAt) : row.enabledAt
        await rows.replace({ ...row, enabledAt, revision: before.revision + 1 })
      }
      await record(transaction, { tenantId, actor: actorOf(context), now, row, isConnected: true })
    })
  }

  /**
   * Asks the provider for the state of a club's account and stores it.
   * @returns what is wrong with the connection itself; null if the provider answered
   */
  async function refresh(tenantId: string, now: Date): Promise<PaymentFinding | null> {
    for (let times = 0; times < 3; times += 1) {
      const row = await find(tenantId)
      if (!row) return null
      if (platform?.mode !== row.mode) return { problem: 'platformMissing' }
      const facts = await platform.readAccount(row.accountId)
      if ('refusal' in facts) return facts.refusal
      if (isDeepStrictEqual({ ...row, ...facts }, row)) return null
      const enabledAt = row.enabledAt ?? (facts.chargesEnabled ? now : null)
      if (await accounts.save(row, { ...facts, enabledAt })) {
        await changed(tenantId)
        return null
      }
    }
    return { problem: 'unreachable' }
  }

  /** False if none was connected. The account stays at the provider, where it belongs to the club's owner. */
  async function unlink({ tenantId, actor, now }: Unlinking): Promise<boolean> {
    const isDone = await db.transaction((transaction) => unlinkOn(transaction, { tenantId, actor, now }))
    if (isDone) await changed(tenantId)
    return isDone
  }

  async function unlinkOn(transaction: Database, { tenantId, actor, now }: Unlinking): Promise<boolean> {
    const rows = createLinkedAccountRepository(transaction)
    const row = await rows.lock(tenantId)
    if (row?.disconnectedAt !== null) return false
    await rows.save(row, { disconnectedAt: now })
    await record(transaction, { tenantId, actor, now, row, isConnected: false })
    return true
  }

  type Recorded = Unlinking & { row: LinkedAccountRow; isConnected: boolean }
  async function record(transaction: Database, { tenantId, actor, now, row, isConnected }: Recorded) {
    const { accountId: account, accountName, mode } = row
    const value = { account, accountName, mode, keyHint: null, secretKey: null }
    await audit.record(transaction, {
      tenantId,
      actor,
      action: isConnected ? 'paymentAccount.connected' : 'paymentAccount.disconnected',
      object: { kind: 'paymentAccount', id: account, name: accountName ?? account },
      before: isConnected ? null : value,
      after: isConnected ? value : null,
      now,
    })
  }

  return { find, link, refresh, unlink }
}

function accepted<T extends object>(answer: T | Refusal): T {
  if ('refusal' in answer) throw refused(answer.refusal)
  return answer
}

function refused(finding: PaymentFinding) {
  return new Failure('paymentKeysRefused', { findings: [finding] })
}
