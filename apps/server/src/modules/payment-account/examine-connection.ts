import type { PaymentFinding, PaymentKeys, PaymentMode } from '@upbeat/contract/studio/entities/selling/payment-account'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { LinkedAccountRepository } from './linked-repository.ts'
import {
  type AccountAt,
  type AskPaymentProvider,
  type ExaminedAccount,
  modeOf,
  paymentAccountRef,
} from './payment-account.ts'
import type { PaymentAccountRepository } from './repository.ts'

export type ExamineConnection = ReturnType<typeof createExamineConnection>
/** How many of a club's memberships run at each of its own accounts, by `paymentAccountRef`. */
export type RunningByAccount = (tenantId: string) => Promise<ReadonlyMap<string, number>>
type Club = { tenantId: string; mode: PaymentMode }
type Examined = { account: ExaminedAccount; findings: [] } | { account: null; findings: PaymentFinding[] }
type Parts = {
  ask: Pick<AskPaymentProvider, 'examine'>
  accounts: Pick<PaymentAccountRepository, 'isTaken'>
  linked: Pick<LinkedAccountRepository, 'isTaken'>
  runningByAccount: RunningByAccount
}

/** Decides whether a club may be paid with a pair of keys. */
export function createExamineConnection({ ask, accounts, linked, runningByAccount }: Parts) {
  return async function examine(club: Club, keys: PaymentKeys): Promise<Examined> {
    const wrongMode = findModeProblem(club.mode, keys)
    if (wrongMode) return { account: null, findings: [wrongMode] }
    const { account, findings } = await ask.examine(keys)
    if (!account || findings.length > 0) return { account: null, findings }
    const obstacle = await findObstacle(club, account.id)
    return obstacle ? { account: null, findings: [obstacle] } : { account, findings: [] }
  }

  async function findObstacle({ tenantId, mode }: Club, accountId: string): Promise<PaymentFinding | null> {
    const account = { accountId, mode }
    if (await isTaken(tenantId, account)) return { problem: 'accountTaken' }
    const count = countElsewhere(await runningByAccount(tenantId), account)
    return count > 0 ? { problem: 'membersElsewhere', count } : null
  }

  /** Only the platform sees other clubs' rows. */
  function isTaken(tenantId: string, account: AccountAt): Promise<boolean> {
    return asPlatform(
      async () => (await accounts.isTaken(tenantId, account)) || linked.isTaken(tenantId, account.accountId),
    )
  }
}

/** How many memberships run at other accounts of the club than this one. */
export function countElsewhere(running: ReadonlyMap<string, number>, account: AccountAt): number {
  const elsewhere = [...running].filter(
    ([ref]) => ref !== paymentAccountRef(account) && !(account.mode === 'live' && isTest(ref)),
  )
  return elsewhere.reduce((sum, [, count]) => sum + count, 0)
}

/** Null if both keys are of the mode. */
export function findModeProblem(mode: PaymentMode, { publishableKey, secretKey }: PaymentKeys): PaymentFinding | null {
  if (modeOf(publishableKey) !== modeOf(secretKey)) return { problem: 'keysOfTwoModes' }
  if (modeOf(secretKey) === mode) return null
  return { problem: mode === 'test' ? 'liveKeyInTestClub' : 'testKeyInLiveClub' }
}

/** Memberships that were bought in test mode don't keep a club from going live. */
function isTest(ref: string) {
  return ref.endsWith('/test')
}
