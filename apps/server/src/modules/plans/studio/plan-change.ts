import type { PlanFields } from '@upbeat/contract/studio/entities/selling/plan'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../../platform/failure/failure.ts'
import type { NewPlan, PlanRow } from '../plan.ts'
import { hasTerms, type PlanValues, shownOf, termsOf, valuesOf } from './plan-values.ts'

/** The tag of the price that is current afterwards; it is added, or an existing one is changed. */
export type PlanStep = { tag: string; values?: Partial<PlanRow>; added?: NewPlan }

/** The change that gives a plan these fields, in its own currency. */
export function changeFor(row: PlanRow, fields: PlanFields, makeId: () => string): PlanStep {
  const [terms, shown] = [termsOf(fields, row.currency), shownOf(fields)]
  if (hasTerms(row, terms)) return { tag: row.tag, values: shown }
  const { productId, position, archivedAt, tenantId } = row
  const tag = makeId()
  return { tag, added: { ...terms, ...shown, tenantId, tag, productId, position, archivedAt } }
}

type Undone = {
  row: PlanRow
  rows: readonly PlanRow[]
  /** The entry's values before and after: only those that the change was about. */
  before: unknown
  after: unknown
  now: Date
}

/** The opposite of a recorded change. @throws Failure changedSince */
export function stepTo({ row, rows, before, after, now }: Undone): PlanStep {
  const is = (before === null ? { isArchived: false } : after) as Partial<PlanValues>
  const was = (before ?? { isArchived: true }) as Partial<PlanValues>
  const current = valuesOf(row)
  const isAsLeft = Object.entries(is).every(([key, value]) => isSameValue(current[key as keyof PlanValues], value))
  if (!isAsLeft) throw new Failure('changedSince')
  const back: PlanValues = Object.assign(current, was)
  const tag = was.tag ?? row.tag
  if (!rows.some((one) => one.tag === tag)) throw new Failure('changedSince')
  return {
    tag,
    values: {
      displayName: back.name,
      trialPeriodDays: back.trialDays || null,
      benefits: back.benefits,
      position: row.position,
      archivedAt: back.isArchived ? (row.archivedAt ?? now) : null,
    },
  }
}
