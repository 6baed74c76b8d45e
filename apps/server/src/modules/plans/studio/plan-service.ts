import { studioCalls } from '@upbeat/contract/studio/calls'
import type { NewPlan, PlanChange, PlanList, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { PlanRow } from '../plan.ts'
import { clubCurrency } from './club-currency.ts'
import { changeFor, type PlanStep, stepTo } from './plan-change.ts'
import { createPlanChangeRepository, type PlanChangeRepository } from './plan-change-repository.ts'
import { presentPlans, shownOf, termsOf, valuesOf } from './plan-values.ts'

export type PlanService = ReturnType<typeof createStudioPlans>
/** In which currencies the club's payment account can charge, in lower case; null if it isn't known. */
export type ChargedCurrencies = (tenantId: string) => readonly string[] | null
type Parts = {
  db: Database
  audit: Audit
  makeId: () => string
  /** Called after each change. */
  announce: (tenantId: string) => Promise<void>
  chargedCurrencies: ChargedCurrencies
}
/** A count below this is not shown to those who may not see members. */
const smallestCount = 5

/** What a club sells, as staff change it. */
export function createStudioPlans({ db, audit, makeId, announce, chargedCurrencies }: Parts) {
  const plans = createPlanChangeRepository(db)

  async function list(context: StaffContext): Promise<PlanList> {
    return { plans: await present(context), currency: clubCurrency(context) }
  }

  /** @throws Failure otherCurrency, currencyNotCharged, invalidRequest */
  async function create(context: StaffContext, fields: NewPlan): Promise<StudioPlan> {
    const { tenantId, tenant } = context
    if (fields.currency !== clubCurrency(context)) throw new Failure('otherCurrency')
    assertCharged(tenantId, fields.currency)
    const tag = makeId()
    await db.transaction(async (transaction) => {
      const rows = createPlanChangeRepository(transaction)
      const known = await rows.lock(tenantId)
      const productId = await rows.productOf(tenantId, tenant.config.displayName)
      const position = Math.max(-1, ...known.map((row) => row.position)) + 1
      await rows.add({ ...termsOf(fields, fields.currency), ...shownOf(fields), tenantId, tag, productId, position })
      await record(transaction, context, { before: null, after: await found(rows, tenantId, tag) })
    })
    return changed(context, tag)
  }

  /** Another price or period is a new price for new subscribers. @throws Failure notFound, changedElsewhere, currencyNotCharged, invalidRequest */
  async function save(context: StaffContext, tag: string, { revision, ...fields }: PlanChange): Promise<StudioPlan> {
    return change(context, tag, (row) => {
      if (row.revision !== revision) throw new Failure('changedElsewhere')
      assertCharged(row.tenantId, row.currency)
      return changeFor(row, fields, makeId)
    })
  }

  function assertCharged(tenantId: string, currency: string) {
    const charged = chargedCurrencies(tenantId)
    if (charged && !charged.includes(currency.toLowerCase())) throw new Failure('currencyNotCharged')
  }

  /** @throws Failure notFound, changedElsewhere, notAllowedNow if it is archived already, or is for sale already */
  async function archive(context: StaffContext, tag: string, isArchived: boolean): Promise<StudioPlan> {
    return change(context, tag, (row) => {
      if ((row.archivedAt !== null) === isArchived) throw new Failure('notAllowedNow')
      return { tag, values: { archivedAt: isArchived ? context.now : null } }
    })
  }

  /** `stepOf` is called with the locked plan. */
  async function change(
    context: StaffContext,
    tag: string,
    stepOf: (row: PlanRow, rows: readonly PlanRow[]) => PlanStep,
    undoes?: string,
  ): Promise<StudioPlan> {
    const { tenantId } = context
    const current = await db.transaction(async (transaction) => {
      const rows = createPlanChangeRepository(transaction)
      const known = await rows.lock(tenantId)
      const before = known.find((row) => row.tag === tag)
      if (!before) throw new Failure('notFound')
      if (before.replacedBy !== null) throw new Failure(undoes === undefined ? 'changedElsewhere' : 'changedSince')
      const step = stepOf(before, known)
      if (step.added) await rows.add(step.added)
      else await rows.change(tenantId, step.tag, { ...step.values, replacedBy: null })
      if (step.tag !== tag) await rows.change(tenantId, tag, { replacedBy: step.tag })
      await record(transaction, context, { before, after: await found(rows, tenantId, step.tag), undoes })
      return step.tag
    })
    return changed(context, current)
  }

  async function changed(context: StaffContext, tag: string): Promise<StudioPlan> {
    await announce(context.tenantId)
    const plan = (await present(context)).find((one) => one.tag === tag)
    if (!plan) throw new Failure('notFound')
    return plan
  }

  async function present({ tenantId, reachOf }: StaffContext): Promise<StudioPlan[]> {
    const [rows, counts] = [await plans.all(tenantId), await plans.subscribers(tenantId)]
    const seesMembers = reachOf('members.view') !== null
    return presentPlans(rows, (tag) => {
      const count = counts.get(tag) ?? 0
      return seesMembers || count === 0 || count >= smallestCount ? count : null
    })
  }

  type Recorded = { before: PlanRow | null; after: PlanRow; undoes?: string | undefined }
  function record(transaction: Database, { tenantId, staff, now }: StaffContext, { before, after, undoes }: Recorded) {
    return audit.record(transaction, {
      tenantId,
      actor: staffActor(staff),
      action: `plan.${before === null ? 'created' : verbOf(before, after)}`,
      object: { kind: 'plan', id: after.tag, name: after.displayName },
      before: before && valuesOf(before),
      after: valuesOf(after),
      undoes,
      now,
    })
  }

  /** A created plan is archived: plans are never deleted. */
  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.savePlan],
    async undo(context, { id, objectId, before, after }) {
      await change(context, objectId, (row, rows) => stepTo({ row, rows, before, after, now: context.now }), id)
    },
  }

  return { list, create, save, archive, undoer }
}

async function found(rows: PlanChangeRepository, tenantId: string, tag: string): Promise<PlanRow> {
  const row = (await rows.all(tenantId)).find((one) => one.tag === tag)
  if (!row) throw new Failure('notFound')
  return row
}

function verbOf(before: PlanRow, after: PlanRow) {
  if ((before.archivedAt === null) === (after.archivedAt === null)) return 'changed'
  return after.archivedAt === null ? 'unarchived' : 'archived'
}
