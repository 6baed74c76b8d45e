import type { Undoer } from '../audit/undo.ts'
import type { UndoneEntry } from './draft.ts'
import type { Publishing } from './service.ts'

const covered = [
  'created',
  'edited',
  'scheduled',
  'unscheduled',
  'published',
  'republished',
  'unpublished',
  'binned',
  'restored',
]

/** Takes changes of what is drafted and published back, by the same mechanism that makes them. */
export function createPublishingUndo(publishing: Pick<Publishing, 'undo'>): Undoer {
  return {
    covers: ({ action }) => covered.includes(action.slice(action.indexOf('.') + 1)),
    undo: ({ tenantId, staff, now }, { id, action, before, after, objectKind: kind, objectId }) =>
      publishing.undo({ tenantId, kind, id: objectId }, { action, before, after } as UndoneEntry, {
        editor: staff,
        now,
        undoes: id,
      }),
  }
}

/** The same for a change of several things of a kind: all of them, or none. */
export function createUndoOfMany(publishing: Pick<Publishing, 'undoMany'>, kind: string): Undoer {
  return {
    covers: () => true,
    undo: ({ tenantId, staff, now }, { id, objectId }) =>
      publishing.undoMany({ tenantId, kind }, objectId, { editor: staff, now, undoes: id }),
  }
}
