import type { Permission } from '@upbeat/rules/staff/may'
import { isReauthenticated } from '@upbeat/rules/staff/reauthentication'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditRepository, AuditRow, ListedEntry } from './repository.ts'

/** Takes changes of one kind of object back. */
export type Undoer = {
  /** What the role must allow beyond undoing, where whoever made the change needed it too. */
  permission?: Permission
  /** Password or second factor must have been given within the last ten minutes, as for the change itself. */
  reauthentication?: true
  /** Whether a change like this can be taken back at all. */
  covers: (entry: AuditRow) => boolean
  /** Makes the opposite change and records it with `undoes: entry.id`. @throws Failure changedSince where something later stands on it */
  undo: (context: StaffContext, entry: AuditRow) => Promise<void>
}
export type Undo = ReturnType<typeof createUndo>

/** With what undoing them takes, beside being one’s own. */
const ownKinds: Readonly<Record<string, Permission>> = {
  class: 'classes.edit',
  classes: 'classes.edit',
  collection: 'collections.edit',
}
/** For so long the history offers to undo a change. */
export const undoDays = 30
const dayMs = 86_400_000

/** Undo from the history (AUDIT-03): each kind of object brings its own way. */
export function createUndo({
  entries,
  undoers,
}: {
  entries: Pick<AuditRepository, 'find'>
  undoers: Readonly<Record<string, readonly Undoer[]>>
}) {
  const undoerOf = (entry: AuditRow) => undoers[entry.objectKind]?.find(({ covers }) => covers(entry))

  function isUndoable(entry: ListedEntry, { now, reachOf }: Pick<StaffContext, 'now' | 'reachOf'>): boolean {
    const isRecent = now.getTime() - entry.at.getTime() <= undoDays * dayMs
    const undoer = isRecent && !entry.isUndone ? undoerOf(entry) : undefined
    return undoer !== undefined && (undoer.permission === undefined || reachOf(undoer.permission) !== null)
  }

  /** @throws Failure notFound, notUndoable, changedSince, reauthenticationRequired */
  async function undo(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    if (!entry) throw new Failure('notFound')
    const undoer = undoerOf(entry)
    if (!undoer || !isUndoable(entry, context)) throw new Failure('notUndoable')
    if (undoer.reauthentication && !isReauthenticated(context.reauthenticatedAt, context.now))
      throw new Failure('reauthenticationRequired')
    await undoer.undo(context, entry)
  }

  /**
   * The same for a change of classes that this person has made, without the permission to undo others' changes.
   * @throws Failure notFound, notPermitted, notUndoable, changedSince
   */
  async function undoOwn(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    const permission = entry && ownKinds[entry.objectKind]
    if (!entry || !permission) throw new Failure('notFound')
    const movesOnAir = /\.(un)?published$/.test(entry.action)
    const isTheirs = entry.actorId === context.staff.accountId
    const needed = movesOnAir && permission === 'classes.edit' ? 'classes.publish' : permission
    if (!isTheirs || context.reachOf(needed) === null) throw new Failure('notPermitted')
    await undo(context, id)
  }

  return { isUndoable, undo, undoOwn }
}
