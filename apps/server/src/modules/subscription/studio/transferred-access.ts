import type { TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import { accessOf } from '../access-of.ts'
import { isRunning } from '../is-running.ts'
import type { SubscriptionRow } from '../repository.ts'

/**
 * Access of a member as a file of members names it, to be given again elsewhere; `external` runs in the club's own
 * system and can't be moved. Null without any.
 */
export function transferredAccess(rows: readonly SubscriptionRow[], now: Date): TransferredAccess | 'external' | null {
  const row = rows.find((each) => isRunning(each, now))
  if (!row) return null
  if (row.source === 'external') return 'external'
  if (row.source === 'code') {
    const kind = row.grantedAs ?? (row.discountCode === null ? 'free' : 'code')
    return { kind, until: dayOf(row.accessEndsAt), code: row.discountCode, planTag: row.grantedPlanTag }
  }
  // A period that is being renewed is over by a moment: its day is the last one that was paid.
  const until = dayOf(row.currentPeriodEnd ?? accessOf(row, now).until)
  return { kind: row.status === 'trialing' ? 'trial' : 'plan', until, code: row.discountCode, planTag: row.planTag }
}

function dayOf(moment: Date | null): string | null {
  return moment?.toISOString().slice(0, 10) ?? null
}
