import { studioCalls } from '@upbeat/contract/studio/calls'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { Undoer } from '../audit/undo.ts'
import { curationRows } from './curation-kind.ts'

export type OrderService = ReturnType<typeof createOrderService>
type Parts = {
  db: Database
  audit: Audit
  announce: (tenantId: string) => Promise<void>
  notify: (tenantId: string, thing: { kind: string; id: string }) => Promise<void>
}

/** The members' order of categories, collections and channels: changed directly, not as part of a draft. */
export function createOrderService({ db, audit, announce, notify }: Parts) {
  /** Ids that aren't listed keep their order at the end. @throws Failure invalidRequest for an unknown id */
  async function order(context: StaffContext, kind: CuratedKind, ids: readonly string[]): Promise<void> {
    await change(context, kind, { ids })
  }

  async function change(
    context: StaffContext,
    kind: CuratedKind,
    { ids, from, undoes }: { ids: readonly string[]; from?: readonly string[]; undoes?: string },
  ) {
    const { tenantId, staff, now } = context
    await db.transaction(async (transaction) => {
      const before = (await curationRows[kind].order(transaction, tenantId)).map(({ id }) => id)
      if (from && !isSameValue(before, from)) throw new Failure('changedSince')
      const known = new Set(before)
      if (ids.some((id) => !known.has(id))) throw new Failure('invalidRequest')
      const after = [...new Set([...ids, ...before])]
      await curationRows[kind].place(transaction, tenantId, after)
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: 'curationOrder.changed',
        now,
        object: { kind: 'curationOrder', id: kind, name: kind },
        before: { ids: before },
        after: { ids: after },
        ...(undoes !== undefined && { undoes }),
      })
    })
    await announce(tenantId)
    await notify(tenantId, { kind, id: '*' })
  }

  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.orderCuration],
    undo: (context, { id, objectId, before, after }) =>
      change(context, objectId as CuratedKind, { ids: idsOf(before), from: idsOf(after), undoes: id }),
  }

  return { order, undoer }
}

function idsOf(value: unknown): string[] {
  const { ids } = value as { ids: string[] }
  return ids
}
