import { createMarketingTransferRepository } from './modules/account/marketing-transfer-repository.ts'
import { createAnswerTransferRepository } from './modules/consent/answer-transfer-repository.ts'
import type { ImportPorts } from './modules/members/import/import-ports.ts'
import type { Plans } from './modules/plans/plan.ts'
import type { CodeService } from './modules/subscription/codes/codes.ts'
import { createTransferRepository } from './modules/subscription/studio/transfer-repository.ts'
import type { Core } from './open-core.ts'
import { Failure } from './platform/failure/failure.ts'
import { hashToken } from './platform/session/token.ts'

type Parts = Pick<ImportPorts, 'addLink'> & { plans: Pick<Plans, 'plans'>; codes: Pick<CodeService, 'verify'> }

/** What the modules of members know and keep of those who come or go with a file. */
export function memberTransfers(core: Core, { plans, codes, addLink }: Parts): ImportPorts {
  const { db, facts, makeId, makeToken } = core
  const transfers = createTransferRepository(db)
  const answers = createAnswerTransferRepository(db)
  const confirmations = createMarketingTransferRepository(db)
  return {
    addLink,
    plans: plans.plans,
    codeDays: async (tenantId, texts, now) => {
      const days = new Map<string, number | null>()
      for (const text of texts) {
        const row = await codes.verify(tenantId, text, { memberId: null, now }).catch(nullIfRefused)
        if (row?.kind === 'freeaccess') days.set(row.code, row.accessDays)
      }
      return days
    },
    accessOf: transfers.accessOfMany,
    give: (transaction, ...grants) => createTransferRepository(transaction).give(...grants),
    asksForMarketing: async (tenantId) => (await answers.marketingPolicy(tenantId)) !== null,
    marketingOf: async (tenantId, memberIds) => {
      const [given, confirmed] = await Promise.all([
        answers.marketingAnswers(tenantId, memberIds),
        confirmations.confirmed(tenantId, memberIds),
      ])
      return new Map([...given].filter(([memberId, accepted]) => !accepted || confirmed.has(memberId)))
    },
    answerMarketing: async (transaction, tenantId, given, now) => {
      const rows = given.map((answer) => ({ ...answer, id: makeId() }))
      const isKept = await createAnswerTransferRepository(transaction).keepAnswers(tenantId, rows, now)
      if (!isKept) return
      const accepted = given.flatMap(({ memberId, accepted: isYes }) =>
        isYes ? [{ memberId, tokenHash: hashToken(makeToken()) }] : [],
      )
      await createMarketingTransferRepository(transaction).keepConfirmed(tenantId, accepted, now)
    },
    joined: (transaction, tenantId, memberIds, at) =>
      facts.append(
        transaction,
        memberIds.map((memberId) => {
          return { kind: 'member_joined', tenantId, memberId, at, entityId: null, details: { by: 'import' } }
        }),
      ),
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Failure) return null
  throw error
}
