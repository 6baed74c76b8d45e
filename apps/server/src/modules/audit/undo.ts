import type { Permission } from '@upbeat/rules/staff/may'
import { isReauthenticated } from '@upbeat/rules/staff/reauthentication'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { AuditKind } from './audit-shapes.ts'
import type { AuditRepository, AuditRow, ListedEntry } from './repository.ts'

/** Undoes changes of one kind of object. */
export type Undoer = {
  /** Whether a change like this can be undone at all. */
  covers: (entry: AuditRow) => boolean
  /**
   * The permissions of the calls that would have the same effect: on the draft, on what members see, on an owner's
   * setting.
   */
  needs: (entry: AuditRow) => readonly Need[]
  /**
   * Makes the opposite change and records it with `undoes: entry.id`.
   * @throws Failure changedSince if a later change builds on it
   */
  undo: (context: StaffContext, entry: AuditRow) => Promise<void>
}
export type Need = {
  permission: Permission
  /** Whether the password or second factor must have been entered within the last ten minutes. */
  reauthentication?: true
}
export type Undo = ReturnType<typeof createUndo>

/** Kinds whose authors may undo their own changes, with the permissions that the undo needs. */
const ownKinds = ['class', 'classes', 'collection', 'event', 'series']
/** How long the history offers to undo a change. */
export const undoDays = 30
const dayMs = 86_400_000

/** Undo from the history (AUDIT-03): each kind of object provides its undoers. */
export function createUndo({
  entries,
  undoers,
}: {
  entries: Pick<AuditRepository, 'find'>
  undoers: Readonly<Record<AuditKind, readonly Undoer[]>>
}) {
  const undoerOf = (entry: AuditRow) => undoers[entry.objectKind as AuditKind]?.find(({ covers }) => covers(entry))

  function presentUndoer(entry: ListedEntry, { now }: Pick<StaffContext, 'now'>) {
    const isRecent = now.getTime() - entry.at.getTime() <= undoDays * dayMs
    return isRecent && !entry.isUndone ? undoerOf(entry) : undefined
  }

  function isUndoable(entry: ListedEntry, context: Pick<StaffContext, 'now' | 'reachOf'>): boolean {
    const undoer = presentUndoer(entry, context)
    return undoer !== undefined && permits(context, undoer.needs(entry))
  }

  /** @throws Failure notFound, notUndoable, notPermitted, changedSince, reauthenticationRequired */
  async function undo(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    if (!entry) throw new Failure('notFound')
    const undoer = presentUndoer(entry, context)
    if (!undoer) throw new Failure('notUndoable')
    const needs = undoer.needs(entry)
    if (!permits(context, needs)) throw new Failure('notPermitted')
    const needsReauthentication = needs.some(({ reauthentication }) => reauthentication)
    if (needsReauthentication && !isReauthenticated(context.reauthenticatedAt, context.now))
      throw new Failure('reauthenticationRequired')
    await undoer.undo(context, entry)
  }

  /**
   * Undoes the caller's own change of classes or live events, without the permission to undo others' changes.
   * @throws Failure notFound, notPermitted, notUndoable, changedSince
   */
  async function undoOwn(context: StaffContext, id: string): Promise<void> {
    const entry = await entries.find(context.tenantId, id)
    if (!entry || !ownKinds.includes(entry.objectKind)) throw new Failure('notFound')
    if (entry.actorId !== context.staff.accountId) throw new Failure('notPermitted')
    await undo(context, id)
  }

  return { isUndoable, undo, undoOwn }
}

function permits({ reachOf }: Pick<StaffContext, 'reachOf'>, needs: readonly Need[]): boolean {
  return needs.every(({ permission }) => reachOf(permission) !== null)
}
