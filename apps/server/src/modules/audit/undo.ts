import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditRepository, AuditRow, ListedEntry } from './repository.ts'

/** Takes changes of one kind of object back. */
export type Undoer = {
  /** Whether a change like this can be taken back at all. */
  covers: (entry: AuditRow) => boolean
  /** Makes the opposite change and records it with `undoes: entry.id`. @throws Failure changedSince where something later stands on it */
  undo: (context: StaffContext, entry: AuditRow) => Promise<void>
}
export type Undo = ReturnType<typeof createUndo>

const ownKinds: readonly string[] = ['class', 'classes']
const undoDays = 30
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

  function isUndoable(entry: ListedEntry, now: Date): boolean {
    const isRecent = now.getTime() - entry.at.getTime() <= undoDays * dayMs
    return isRecent && !entry.isUndone && undoerOf(entry) !== undefined
  }

  /** @throws Failure notFound, notUndoable, changedSince */
  async function undo(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    if (!entry) throw new Failure('notFound')
    if (!isUndoable(entry, context.now)) throw new Failure('notUndoable')
    await undoerOf(entry)?.undo(context, entry)
  }

  /**
   * The same for a change of classes that this person has made, without the permission to undo others' changes.
   * @throws Failure notFound, notPermitted, notUndoable, changedSince
   */
  async function undoOwn(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    if (!entry || !ownKinds.includes(entry.objectKind)) throw new Failure('notFound')
    const movesOnAir = /\.(un)?published$/.test(entry.action)
    const isTheirs = entry.actorId === context.staff.accountId
    if (!isTheirs || (movesOnAir && context.reachOf('classes.publish') === null)) throw new Failure('notPermitted')
    await undo(context, id)
  }

  return { isUndoable, undo, undoOwn }
}
