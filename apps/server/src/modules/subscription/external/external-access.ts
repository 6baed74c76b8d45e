import type { Context } from '../../../platform/http/context.ts'
import type { Ledger, Ledgers } from '../billing/ledger.ts'
import type { Entitlement } from '../entitlement.ts'
import type { SubscriptionChange } from '../repository.ts'

export type ExternalAccess = ReturnType<typeof createExternalAccess>
type Parts = { ledgers: Ledgers; entitlement: Pick<Entitlement, 'changed'>; makeId: () => string }

/** The access that an external membership gives: one row per member among the subscriptions, with its own end. */
export function createExternalAccess({ ledgers, entitlement, makeId }: Parts) {
  async function give(context: Context, memberId: string, until: Date) {
    await write(context, memberId, async (ledger, row) => {
      const { tenantId, now } = context
      const change = { status: 'active', endsAt: endOf(until), updatedAt: now } as const
      if (row) await ledger.subscriptions.change(tenantId, row.id, change)
      else {
        const fresh = { id: makeId(), memberId, source: 'external', startedAt: now } as const
        await ledger.subscriptions.insert(tenantId, { ...fresh, ...change })
      }
    })
  }

  async function prolong(context: Context, memberId: string, until: Date) {
    await change(context, memberId, (status) => (status === 'active' ? { endsAt: endOf(until) } : null))
  }

  async function end(context: Context, memberId: string) {
    await change(context, memberId, () => ({ status: 'inactive', endsAt: context.now }))
  }

  async function change(context: Context, memberId: string, choose: (status: string) => SubscriptionChange | null) {
    await write(context, memberId, async (ledger, row) => {
      const chosen = row && choose(row.status)
      if (row && chosen) {
        await ledger.subscriptions.change(context.tenantId, row.id, { ...chosen, updatedAt: context.now })
      }
    })
  }

  type Row = Awaited<ReturnType<Ledger['subscriptions']['list']>>[number]
  async function write(
    { tenantId }: Context,
    memberId: string,
    work: (ledger: Ledger, row: Row | undefined) => Promise<void>,
  ) {
    await ledgers.forMember(tenantId, memberId, async (ledger) => {
      const rows = await ledger.subscriptions.list(tenantId, memberId)
      await work(
        ledger,
        rows.find(({ source }) => source === 'external'),
      )
    })
    await entitlement.changed(memberId)
  }

  return { give, prolong, end }
}

/** With the same tolerance for different clocks as the token itself. */
function endOf(until: Date) {
  return new Date(until.getTime() + 60_000)
}
