import { type FieldChange, type FieldConflict, isSameValue, mergeChanges } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { DraftRow, Editor, PublishingEntry } from './draft.ts'
import type { Fields, PublishableKind } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'

export type ManyChanges = readonly { id: string; changes: readonly FieldChange[] }[]
export type SavedMany = {
  drafts: DraftRow[]
  conflicts: (FieldConflict & { id: string })[]
  /** The entry of the history; null where nothing has changed. */
  entryId: string | null
}
export type SaveMany = ReturnType<typeof createSaveMany>

type Parts = {
  db: Database
  repositoryOn: (db: Database) => PublishingRepository
  kindOf: (name: string) => PublishableKind
  record: (transaction: Database, entry: PublishingEntry) => Promise<string>
  notify: (tenantId: string, thing: { kind: string; id: string }) => Promise<void>
  makeId: () => string
}
type Change = { editor: Editor; now: Date; undoes?: string }
type Changed = { draft: DraftRow; names: string[]; was: Fields }

/** Up to so many, open pages are told each by its id. */
const mostNamed = 50

/**
 * Saves fields of several things as one change: one transaction and one entry of the history, which takes all of them back exactly. Of one thing
 * the entry is the usual one.
 */
export function createSaveMany({ db, repositoryOn, kindOf, record, notify, makeId }: Parts) {
  type Things = { tenantId: string; kind: string }

  /** @throws Failure notFound, invalidRequest, notAllowedNow in the bin, whatever `check` throws; then nothing has changed */
  async function saveMany(
    { tenantId, kind: name }: Things,
    { items, check, ...change }: Change & { items: ManyChanges; check: (draft: DraftRow) => void },
  ): Promise<SavedMany> {
    const kind = kindOf(name)
    const saved = await db.transaction(async (inner) => {
      const transaction = inner as unknown as Database
      const rows = repositoryOn(transaction)
      const found = new Map((await rows.lockMany({ tenantId, kind: name }, items)).map((row) => [row.id, row]))
      const conflicts: SavedMany['conflicts'] = []
      const changed: Changed[] = []
      for (const { id, changes } of items) {
        const before = found.get(id)
        if (!before) throw new Failure('notFound')
        check(before)
        if (before.state === 'bin') throw new Failure('notAllowedNow')
        if (change.undoes && !isAsLeft(before, changes)) throw new Failure('changedSince')
        const merged = mergeChanges(before.fields, changes)
        conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, id })))
        const draft = touched(before, kind.parse(merged.fields), change)
        const names = Object.keys(draft.fields).filter(
          (field) => !isSameValue(before.fields[field], draft.fields[field]),
        )
        if (names.length > 0) changed.push({ draft, names, was: before.fields })
      }
      if (changed.length === 0) return { drafts: [], conflicts, entryId: null }
      await rows.updateMany(
        { tenantId, kind: name },
        changed.map(({ draft }) => draft),
      )
      const entryId = await recordAll(kind, changed, transaction, { tenantId, ...change })
      return { drafts: changed.map(({ draft }) => draft), conflicts, entryId }
    })
    await tell({ tenantId, kind: name }, saved.drafts)
    return saved
  }

  async function recordAll(
    kind: PublishableKind,
    changed: readonly Changed[],
    transaction: Database,
    { tenantId, ...change }: Change & { tenantId: string },
  ): Promise<string> {
    const [first] = changed
    const pairs = changed.map(({ draft, names, was }) => ({
      id: draft.id,
      before: pick(was, names),
      after: pick(draft.fields, names),
    }))
    if (changed.length === 1 && first && pairs[0]) {
      const object = { kind: kind.kind, id: first.draft.id, name: kind.nameOf(first.draft.fields) }
      const { before, after } = pairs[0]
      return record(transaction, { tenantId, action: 'edited', object, before, after, ...change })
    }
    const changeId = makeId()
    await repositoryOn(transaction).keepChange({ tenantId, kind: kind.kind, changeId, at: change.now }, pairs)
    const fields = [...new Set(changed.flatMap(({ names }) => names))].sort()
    return record(transaction, {
      tenantId,
      action: 'edited',
      object: { kind: kind.many, id: changeId, name: String(changed.length) },
      before: null,
      after: { count: changed.length, fields },
      ...change,
    })
  }

  /** @throws Failure changedSince where any of them has been changed after it; then none is taken back */
  async function undoMany({ tenantId, kind }: Things, changeId: string, change: Change & { undoes: string }) {
    const kept = await repositoryOn(db).keptChange(tenantId, changeId)
    if (kept.length === 0) throw new Failure('notUndoable')
    const items = kept.map(({ id, before, after }) => ({
      id,
      changes: Object.keys(before).map((field) => ({
        field,
        base: after[field] ?? null,
        value: before[field] ?? null,
      })),
    }))
    await saveMany({ tenantId, kind }, { items, check: () => undefined, ...change })
  }

  async function tell({ tenantId, kind }: Things, drafts: readonly DraftRow[]) {
    if (drafts.length > mostNamed) await notify(tenantId, { kind, id: '*' })
    else for (const { id } of drafts) await notify(tenantId, { kind, id })
  }

  return { saveMany, undoMany }
}

function isAsLeft(before: DraftRow, changes: readonly FieldChange[]) {
  return changes.every(({ field, base }) => isSameValue(before.fields[field] ?? null, base))
}

function touched(before: DraftRow, fields: Fields, { editor, now }: Change): DraftRow {
  const changedBy = editor?.accountId ?? before.changedBy
  return { ...before, fields, revision: before.revision + 1, changedAt: now, changedBy }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
