import { createHash } from 'node:crypto'
import { ClassFields } from '@upbeat/contract/studio/entities/class'
import {
  type BulkAction,
  type BulkChange,
  type BulkPreview,
  type BulkRefusal,
  bulkRefusals,
  type ClassSelection,
  maxChangedClasses,
} from '@upbeat/contract/studio/entities/classes/class-bulk'
import type { Permission } from '@upbeat/rules/staff/may'
import { Failure } from '../../../../platform/failure/failure.ts'
import { reaches } from '../../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../../platform/http/studio/studio-context.ts'
import type { Publishing } from '../../../publishing/service.ts'
import type { IndexedClass } from '../class-index.ts'
import type { ClassRegister } from '../class-register.ts'
import { addingToCollection } from './bulk-collection.ts'
import { type BulkOutcome, bulkStep } from './bulk-step.ts'

type Parts = { publishing: Pick<Publishing, 'changeMany' | 'follow'>; register: Pick<ClassRegister, 'of' | 'forget'> }
type Outcome = IndexedClass & { outcome: BulkOutcome }
const maxExamples = 10
const maxNames = 5

/** Changes many classes at once, after a preview (GRID-04). */
export function createBulkService({ publishing, register }: Parts) {
  /** @throws Failure notPermitted, invalidRequest, tooManyClasses */
  async function preview(context: StaffContext, change: BulkChange): Promise<BulkPreview> {
    const { found } = await outcomes(context, change)
    const changing = found.flatMap(({ outcome, listed }) => (outcome.kind === 'change' ? [{ outcome, listed }] : []))
    const refusals = bulkRefusals.map((reason) => refusal(reason, found)).filter(({ count }) => count > 0)
    return {
      chosen: found.length,
      changes: changing.length,
      live: changing.filter(({ listed }) => listed.state === 'published').length,
      unchanged: found.filter(({ outcome }) => outcome.kind === 'unchanged').length,
      refused: refusals,
      examples: changing.slice(0, maxExamples).map(({ listed, outcome: { field, before, after } }) => ({
        tag: listed.tag,
        name: listed.name,
        field,
        before: before as never,
        after: after as never,
      })),
      plan: planOf(found),
    }
  }

  /** @throws Failure changedElsewhere if the outcome differs from `plan`; nothing is changed then */
  async function apply(context: StaffContext, { plan, ...change }: BulkChange & { plan: string }) {
    const { found, ...made } = await outcomes(context, change)
    if (planOf(found) !== plan) throw new Failure('changedElsewhere')
    const { tenantId, now } = context
    const { email: _, ...editor } = context.staff
    const how = { isWhole: true, editor, now }
    if (made.collection) {
      const { step, count } = made.collection
      const collections = { tenantId, kind: 'collection' }
      const steps = count > 0 ? [step] : []
      const { entryId } = await publishing.changeMany(collections, {
        steps,
        check: () => undefined,
        action: 'edited',
        ...how,
      })
      return { count, entryId }
    }
    const { drafts, entryId } = await publishing.changeMany(
      { tenantId, kind: 'class' },
      {
        steps: found.flatMap(({ outcome }) => (outcome.kind === 'change' ? [outcome.step] : [])),
        check: ({ ownerId, state }) => {
          const isLost = change.action.kind === 'bin' && state === 'published'
          const permission = isLost ? 'classes.publish' : permissionOf(change.action)
          if (!reaches(context, permission, ownerId)) throw new Failure('notPermitted')
        },
        action: actionOf(change.action),
        ...how,
      },
    )
    for (const { id } of drafts) register.forget(tenantId, id)
    return { count: drafts.length, entryId }
  }

  async function outcomes(context: StaffContext, { selection, action }: BulkChange) {
    const permission = permissionOf(action)
    if (context.reachOf(permission) === null) throw new Failure('notPermitted')
    if (action.kind === 'set') assertValid(action)
    if (action.kind === 'schedule' && new Date(action.at) <= context.now) throw new Failure('invalidRequest')
    const chosen = await choose(context, selection)
    if (action.kind === 'addToCollection') {
      const collection = await addingToCollection(publishing, context, { id: action.collectionId, chosen })
      return { found: chosen.map((one): Outcome => ({ ...one, outcome: collection.outcomeOf(one) })), collection }
    }
    const classAction = action
    function outcomeFor(one: IndexedClass): BulkOutcome {
      if (!reaches(context, permission, one.ownerId)) return { kind: 'refused', reason: 'notYours' }
      const isLost = classAction.kind === 'bin' && one.listed.state === 'published'
      if (isLost && !reaches(context, 'classes.publish', one.ownerId)) return { kind: 'refused', reason: 'onAir' }
      return bulkStep(one.listed, classAction)
    }
    return { found: chosen.map((one): Outcome => ({ ...one, outcome: outcomeFor(one) })) }
  }

  async function choose(context: StaffContext, selection: ClassSelection): Promise<IndexedClass[]> {
    const index = await register.of(context.tenantId)
    const known = (tags: readonly string[]) => [...new Set(tags)].flatMap((tag) => index.get(tag) ?? [])
    if ('tags' in selection) return known(selection.tags)
    const ownerId = context.reachOf('classes.view') === 'own' ? context.staff.accountId : undefined
    const page = { skip: 0, take: maxChangedClasses + 1 }
    const { classes } = index.find({ ...selection.filter, ownerId }, { sort: 'name', direction: 'up' }, page)
    if (classes.length > maxChangedClasses) throw new Failure('tooManyClasses')
    return known(classes.map(({ tag }) => tag))
  }

  return { preview, apply }
}

function refusal(reason: BulkRefusal, found: readonly Outcome[]) {
  const refused = found.filter(({ outcome }) => outcome.kind === 'refused' && outcome.reason === reason)
  // Coaches may not see the names of others' classes.
  const named = reason === 'notYours' ? [] : refused.slice(0, maxNames)
  return { reason, count: refused.length, names: named.map(({ listed }) => listed.name) }
}

/** A hash of the outcome. */
function planOf(found: readonly Outcome[]): string {
  const steps = found.map(({ listed, outcome }) => [listed.tag, outcome])
  return createHash('sha256').update(JSON.stringify(steps)).digest('base64url')
}

/** @throws Failure invalidRequest */
function assertValid({ field, value }: BulkAction & { kind: 'set' }): void {
  const parsed = ClassFields.shape[field].safeParse(value)
  if (parsed.success) return
  const fields = parsed.error.issues.map(({ message }) => ({ path: 'action.value', message }))
  throw new Failure('invalidRequest', { message: `Invalid data: ${field}`, fields })
}

function permissionOf({ kind }: BulkAction): Permission {
  if (kind === 'addToCollection') return 'collections.edit'
  // Restoring may publish a class again.
  const isOfPublishing = ['publish', 'unpublish', 'schedule', 'restore'].includes(kind)
  return isOfPublishing ? 'classes.publish' : 'classes.edit'
}

const historyActions = {
  publish: 'published',
  unpublish: 'unpublished',
  schedule: 'scheduled',
  bin: 'binned',
  restore: 'restored',
} as const

function actionOf({ kind }: BulkAction) {
  return kind in historyActions ? historyActions[kind as keyof typeof historyActions] : 'edited'
}
