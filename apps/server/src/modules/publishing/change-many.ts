import { type FieldChange, type FieldConflict, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import { isAllowed } from '@upbeat/rules/publishing/publishing-state'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { amendPublished, shownVersions } from './amend-published.ts'
import type { DraftRow, PublishingEntry } from './draft.ts'
import type { Change, DraftChanges, PublishingParts } from './draft-changes.ts'
import type { KeptChange } from './kept-change.ts'
import type { ManyStep, Move } from './many-step.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import { reversalStep, statusOf } from './publishing-status.ts'
import { reversalAction, reversed } from './reversed-change.ts'
import { type AmendedFields, type Shown, showToMembers } from './show-many.ts'

export type ChangedMany = {
  drafts: DraftRow[]
  conflicts: (FieldConflict & { id: string })[]
  /** The id of the audit entry; null if nothing has changed. */
  entryId: string | null
}

type Parts = Omit<PublishingParts, 'kinds'> & Pick<DraftChanges, 'kindOf'>
type KindScope = { tenantId: string; kind: string }
type Action = PublishingEntry['action']
/** A changed draft: its new row, what members see of it, and the values for the audit entry. */
type Changed = Shown & { action: Action; before: Fields | null; after: Fields; isNew: boolean }

/** Up to this many drafts, open pages are notified of each id; above, once for all. */
const maxNotifiedIds = 50

/**
 * Changes several drafts in one transaction with one audit entry, which can undo all of them exactly. If only one
 * changes, its entry is the usual one.
 */
export function createChangeMany({ db, repositoryOn, kindOf, record, notify, makeId }: Parts) {
  /**
   * All or nothing. @throws Failure notFound, invalidRequest, notAllowedNow, notPublishable, changedElsewhere, or what
   * `check` throws
   */
  async function changeMany(
    scope: KindScope,
    {
      steps,
      check,
      action,
      isWhole = false,
      also,
      ...change
    }: Change & {
      steps: readonly ManyStep[]
      check: (draft: DraftRow) => void
      /** The action in the audit entry if several have changed. */
      action: Action
      /** Whether one conflict refuses the whole change, instead of leaving out its field. */
      isWhole?: boolean
      /** What else is written in the transaction. */
      also?: (transaction: Database) => Promise<void>
    },
  ): Promise<ChangedMany> {
    const kind = kindOf(scope.kind)
    const changed = await db.transaction(async (transaction) => {
      const rows = repositoryOn(transaction)
      const found = new Map((await rows.lockMany(scope, steps)).map((row) => [row.id, row]))
      const shown = await shownVersions(rows, scope, { steps, found })
      const conflicts: ChangedMany['conflicts'] = []
      const all: Changed[] = []
      for (const step of steps) {
        const one = 'create' in step ? created(scope, step, { kind, ...change }) : next(step, found.get(step.id))
        if (one) all.push(one)
      }
      if (isWhole && conflicts.length > 0) throw new Failure('changedElsewhere')
      if (all.length === 0) return { all, conflicts, entryId: null }
      await showToMembers(all, { kind, scope, transaction, rows, ...change })
      await rows.insertMany(all.filter(({ isNew }) => isNew).map(({ draft }) => draft))
      await rows.updateMany(
        scope,
        all.filter(({ isNew }) => !isNew).map(({ draft }) => draft),
      )
      await also?.(transaction)
      return { all, conflicts, entryId: await recordAll(kind, all, transaction, { ...scope, action, ...change }) }

      function next(step: Exclude<ManyStep, { create: Fields }>, before: DraftRow | undefined): Changed | null {
        if (!before) throw new Failure('notFound')
        check(before)
        if ('to' in step) return moved(before, step.to, change)
        if (before.state === 'bin') throw new Failure('notAllowedNow')
        if (change.undoes && !isAsLeft(before, step.changes)) throw new Failure('changedSince')
        const merged = mergeChanges(before.fields, step.changes)
        conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, id: step.id })))
        const published = amendPublished(kind, shown.get(step.id), step.published)
        return edited(before, { fields: kind.parse(merged.fields), published, ...change })
      }
    })
    const shown = changed.all.filter(({ members }) => members !== 'leave').map(({ draft }) => draft.id)
    if (shown.length > 0) await kind.announce(scope.tenantId, shown)
    await tell(scope, changed.all)
    const { all, ...rest } = changed
    return { drafts: all.map(({ draft }) => draft), ...rest }
  }

  async function recordAll(
    { kind, many, nameOf, nameOfMany }: PublishableKind,
    changed: readonly Changed[],
    transaction: Database,
    { tenantId, action, ...change }: Change & KindScope & { action: Action },
  ): Promise<string> {
    const [first] = changed
    if (changed.length === 1 && first && !first.published) {
      const object = { kind, id: first.draft.id, name: nameOf(first.draft.fields, first.draft.id, tenantId) }
      const entry = { action: first.action, before: first.before, after: first.after }
      return record(transaction, { tenantId, object, ...entry, ...change })
    }
    const changeId = makeId()
    await repositoryOn(transaction).keepChange({ tenantId, kind, changeId, at: change.now }, changed.map(keptOf))
    const fields = new Set(changed.flatMap((one) => (one.action === 'edited' ? Object.keys(one.after) : [])))
    const added = changed.filter(({ isNew }) => isNew).length
    return record(transaction, {
      tenantId,
      action,
      object: {
        kind: many,
        id: changeId,
        name: nameOfMany?.(changed.map(({ draft }) => draft)) ?? String(changed.length),
      },
      before: null,
      after: { count: changed.length, fields: [...fields].sort(), ...(added > 0 && { added }) },
      ...change,
    })
  }

  /** All or nothing. @throws Failure changedSince if any of them has been changed since */
  async function undoMany(
    { tenantId, kind }: KindScope,
    changeId: string,
    change: Change & { undoes: string; check: (draft: DraftRow) => void },
  ) {
    const kept = await repositoryOn(db).keptChange(tenantId, changeId)
    if (kept.length === 0) throw new Failure('notUndoable')
    const action = kept.every(({ standing }) => standing) ? reversalAction(kept) : 'edited'
    await changeMany({ tenantId, kind }, { steps: kept.map(reversed), action, ...change })
  }

  async function tell({ tenantId, kind }: KindScope, changed: readonly Changed[]) {
    if (changed.length > maxNotifiedIds) await notify(tenantId, { kind, id: '*' })
    else for (const { draft } of changed) await notify(tenantId, { kind, id: draft.id })
  }

  return { changeMany, undoMany }
}

function created(
  scope: KindScope,
  { id, create, shown, ownerId }: Extract<ManyStep, { create: Fields }>,
  { kind, editor, now }: Change & { kind: PublishableKind },
): Changed {
  const accountId = editor?.accountId ?? null
  const draft: DraftRow = {
    ...scope,
    id,
    fields: kind.parse(create),
    state: shown ? 'published' : 'draft',
    revision: 1,
    version: 0,
    publishAt: null,
    ownerId: ownerId === undefined ? accountId : ownerId,
    publishRequestedAt: null,
    publishRequestedBy: null,
    stateBeforeBin: null,
    binnedAt: null,
    createdAt: now,
    changedAt: now,
    changedBy: accountId,
  }
  const published = shown && { fields: kind.parse(shown), before: {}, after: {} }
  const members = shown ? 'publish' : 'leave'
  return { draft, action: 'created', before: null, after: { ...draft.fields }, members, published, isNew: true }
}

function edited(
  row: DraftRow,
  { fields, published, ...change }: Change & { fields: Fields; published: AmendedFields | undefined },
): Changed | null {
  const names = Object.keys(fields).filter((field) => !isSameValue(row.fields[field], fields[field]))
  if (names.length === 0 && !published) return null
  return {
    draft: touched(row, { fields }, change),
    action: 'edited',
    before: pick(row.fields, names),
    after: pick(fields, names),
    members: published ? 'amend' : 'leave',
    published,
    isNew: false,
  }
}

function moved(row: DraftRow, to: Move, change: Change): Changed {
  const move = (action: Action, changes: Partial<DraftRow>, members: Changed['members']): Changed => {
    const draft = touched(row, changes, change)
    return { draft, action, before: statusOf(row), after: statusOf(draft), members, isNew: false }
  }
  if (typeof to !== 'string' && 'from' in to) {
    const { action, changes, members } = reversalStep(row, to, change.now)
    return move(action, changes, members)
  }
  if (!isAllowed(row.state, typeof to === 'string' ? to : 'publish')) throw new Failure('notAllowedNow')
  const offAir = row.version > 0 ? 'unpublished' : 'draft'
  if (typeof to !== 'string') {
    return move(
      'scheduled',
      { state: row.state === 'published' ? 'published' : 'scheduled', publishAt: to.schedule },
      'leave',
    )
  }
  if (to === 'bin') {
    const binned = { state: 'bin', stateBeforeBin: row.state, binnedAt: change.now, publishAt: null } as const
    return move('binned', binned, row.state === 'published' ? 'hide' : 'leave')
  }
  if (to === 'restore') {
    const wasPublished = row.stateBeforeBin === 'published'
    const restored = { state: wasPublished ? 'published' : offAir, stateBeforeBin: null, binnedAt: null } as const
    return move('restored', restored, wasPublished ? 'show' : 'leave')
  }
  if (to === 'publish') return move('published', { state: 'published', publishAt: null }, 'publish')
  const state = row.state === 'published' ? 'unpublished' : offAir
  return move('unpublished', { state, publishAt: null }, 'hide')
}

/** What undoing needs. A new draft will be moved to the bin. */
function keptOf({ draft: { id, state }, before, after, action, published, isNew }: Changed): KeptChange {
  if (isNew) return { id, before: { state: 'bin' }, after: { state }, standing: true }
  const kept = published && { before: published.before, after: published.after }
  return { id, before: before ?? {}, after, published: kept, ...(action !== 'edited' && { standing: true }) }
}

function isAsLeft(before: DraftRow, changes: readonly FieldChange[]) {
  return changes.every(({ field, base }) => isSameValue(before.fields[field] ?? null, base))
}

function touched(before: DraftRow, changes: Partial<DraftRow>, { editor, now }: Change): DraftRow {
  const changedBy = editor?.accountId ?? before.changedBy
  return { ...before, ...changes, revision: before.revision + 1, changedAt: now, changedBy }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
