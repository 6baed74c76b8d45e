import { studioCalls } from '@upbeat/contract/studio/calls'
import type {
  DiscountChange,
  DiscountList,
  NewDiscount,
  StudioDiscount,
} from '@upbeat/contract/studio/entities/selling/code'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { CodeRow } from '../plan.ts'
import { clubCurrency } from './club-currency.ts'
import { clubTime } from './club-time.ts'
import { createDiscountRepository } from './discount-repository.ts'
import { benefitOf, discountValues, presentDiscount } from './discount-values.ts'

export type DiscountService = ReturnType<typeof createDiscounts>
type Parts = { db: Database; audit: Audit; announce: (tenantId: string) => Promise<void> }
type Changed = Parameters<ReturnType<typeof createDiscountRepository>['change']>[2]
type Values = ReturnType<typeof discountValues>

/** Discount codes as staff change them (SELL-03). */
export function createDiscounts({ db, audit, announce }: Parts) {
  const discounts = createDiscountRepository(db)

  async function list(context: StaffContext): Promise<DiscountList> {
    const time = clubTime(context)
    const rows = await discounts.all(context.tenantId)
    return {
      discounts: rows.map((row) => presentDiscount(row, time, context.now)),
      currency: clubCurrency(context),
      timeZone: time.timeZone,
    }
  }

  /** @throws Failure codeTaken, invalidRequest */
  async function create(context: StaffContext, fields: NewDiscount): Promise<StudioDiscount> {
    const { tenantId } = context
    const { read } = clubTime(context)
    const { code, from, until, maximumUses } = fields
    const validity = { startsAt: read(from), expiresAt: read(until), maximumUses }
    const row = { tenantId, code, kind: 'discount', ...benefitOf(fields, clubCurrency(context)), ...validity } as const
    const added = await db.transaction(async (transaction) => {
      const after = await createDiscountRepository(transaction).add(row)
      if (!after) throw new Failure('codeTaken')
      await record(transaction, context, { before: null, after })
      return after
    })
    return changed(context, added)
  }

  /** @throws Failure notFound, changedElsewhere */
  async function save(context: StaffContext, code: string, { revision, ...fields }: DiscountChange) {
    const { read } = clubTime(context)
    return change(context, code, (row) => {
      if (row.revision !== revision) throw new Failure('changedElsewhere')
      return { startsAt: read(fields.from), expiresAt: read(fields.until), maximumUses: fields.maximumUses }
    })
  }

  /** Who has subscribed with it keeps the discount. @throws Failure notFound, notAllowedNow */
  async function end(context: StaffContext, code: string, isEnded: boolean): Promise<StudioDiscount> {
    return change(context, code, (row) => {
      if ((row.endedAt !== null) === isEnded) throw new Failure('notAllowedNow')
      return { endedAt: isEnded ? context.now : null }
    })
  }

  async function change(context: StaffContext, code: string, changeOf: (row: CodeRow) => Changed, undoes?: string) {
    const row = await db.transaction(async (transaction) => {
      const rows = createDiscountRepository(transaction)
      const before = await rows.lock(context.tenantId, code)
      if (!before) throw new Failure('notFound')
      const after = await rows.change(context.tenantId, code, changeOf(before))
      await record(transaction, context, { before, after, undoes })
      return after
    })
    return changed(context, row)
  }

  async function changed(context: StaffContext, row: CodeRow): Promise<StudioDiscount> {
    await announce(context.tenantId)
    return presentDiscount(row, clubTime(context), context.now)
  }

  type Recorded = { before: CodeRow | null; after: CodeRow; undoes?: string | undefined }
  function record(transaction: Database, { tenantId, staff, now }: StaffContext, { before, after, undoes }: Recorded) {
    const isEndChanged = before !== null && (before.endedAt === null) !== (after.endedAt === null)
    const verb = isEndChanged ? (after.endedAt ? 'ended' : 'reopened') : 'changed'
    return audit.record(transaction, {
      tenantId,
      actor: staffActor(staff),
      action: `discount.${before === null ? 'created' : verb}`,
      object: { kind: 'discount', id: after.code, name: after.code },
      before: before && discountValues(before),
      after: discountValues(after),
      undoes,
      now,
    })
  }

  /** A created code is ended: its redemptions stay. */
  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.saveDiscount],
    async undo(context, { id, objectId, before, after }) {
      const is = (before === null ? { isEnded: false } : after) as Partial<Values>
      const was = (before ?? { isEnded: true }) as Partial<Values>
      await change(context, objectId, (row) => backTo(row, { is, was, now: context.now }), id)
    },
  }

  return { list, create, save, end, undoer }
}

function backTo(row: CodeRow, { is, was, now }: { is: Partial<Values>; was: Partial<Values>; now: Date }): Changed {
  const current = discountValues(row)
  const isAsLeft = Object.entries(is).every(([key, value]) => isSameValue(current[key as keyof Values], value))
  if (!isAsLeft) throw new Failure('changedSince')
  const back: Values = Object.assign(current, was)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    startsAt: moment(back.from),
    expiresAt: moment(back.until),
    maximumUses: back.maximumUses,
    endedAt: back.isEnded ? (row.endedAt ?? now) : null,
  }
}
