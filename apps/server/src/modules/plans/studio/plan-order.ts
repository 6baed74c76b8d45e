import { studioCalls } from '@upbeat/contract/studio/calls'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Undoer } from '../../audit/undo.ts'
import { isSold } from '../is-sold.ts'
import { createPlanChangeRepository } from './plan-change-repository.ts'

export type PlanOrder = ReturnType<typeof createPlanOrder>
type Parts = { db: Database; audit: Audit; announce: (tenantId: string) => Promise<void> }
type Wanted = { tags: readonly string[]; from?: readonly string[]; undoes?: string }

/** The order in which members see the plans for sale. */
export function createPlanOrder({ db, audit, announce }: Parts) {
  /** Plans that aren't listed keep their order at the end. @throws Failure invalidRequest for an unknown plan */
  async function order(context: StaffContext, tags: readonly string[]): Promise<void> {
    await change(context, { tags })
  }

  async function change({ tenantId, staff, now }: StaffContext, { tags, from, undoes }: Wanted) {
    await db.transaction(async (transaction) => {
      const plans = createPlanChangeRepository(transaction)
      const rows = await plans.lock(tenantId)
      const before = rows.filter(isSold).map(({ tag }) => tag)
      if (from && !isSameValue(before, from)) throw new Failure('changedSince')
      if (tags.some((tag) => !before.includes(tag))) throw new Failure('invalidRequest')
      const after = [...new Set([...tags, ...before])]
      // Others stay behind, in their order.
      await plans.place(tenantId, [...new Set([...after, ...rows.map(({ tag }) => tag)])])
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: 'planOrder.changed',
        object: { kind: 'planOrder', id: 'plans', name: 'plans' },
        before: { tags: before },
        after: { tags: after },
        undoes,
        now,
      })
    })
    await announce(tenantId)
  }

  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.orderPlans],
    undo: (context, { id, before, after }) =>
      change(context, { tags: tagsOf(before), from: tagsOf(after), undoes: id }),
  }

  return { order, undoer }
}

function tagsOf(value: unknown): string[] {
  const { tags } = value as { tags: string[] }
  return tags
}
