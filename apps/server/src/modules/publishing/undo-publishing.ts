import type { Permission } from '@upbeat/rules/staff/may'
import { Failure } from '../../platform/failure/failure.ts'
import { reaches } from '../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Need, Undoer } from '../audit/undo.ts'
import type { DraftRow, UndoneEntry } from './draft.ts'
import type { PublishingStatus } from './publishing-status.ts'
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

type Entry = Parameters<Undoer['covers']>[0]

/** The permissions for changing a kind's drafts, and for changing what members see of it. */
export type PublishingNeeds = { edit: Need; publish: Need }

/** Undoes changes of drafts and publications, with the mechanism that makes them. */
export function createPublishingUndo(
  publishing: Pick<Publishing, 'undo' | 'get'>,
  { edit, publish }: PublishingNeeds,
): Undoer {
  const needOf = ({ action, before, after }: Pick<Entry, 'action' | 'before' | 'after'>) =>
    movesMembers({ action, before, after } as UndoneEntry) ? publish : edit
  return {
    covers: ({ action }) => covered.includes(action.slice(action.indexOf('.') + 1)),
    needs: (entry) => [needOf(entry)],
    async undo(context, { id, objectKind: kind, objectId, ...entry }) {
      const { tenantId, staff, now } = context
      const ref = { tenantId, kind, id: objectId }
      const { permission } = needOf(entry)
      if (context.reachOf(permission) !== 'all') assertReached(context, permission, await publishing.get(ref))
      await publishing.undo(ref, entry as UndoneEntry, { editor: staff, now, undoes: id })
    },
  }
}

/** The same for a change of several drafts of a kind: all of them, or none. */
export function createUndoOfMany(
  publishing: Pick<Publishing, 'undoMany'>,
  kind: string,
  { edit, publish }: PublishingNeeds,
): Undoer {
  // All drafts of one change have the same action.
  const needOf = ({ action }: Pick<Entry, 'action'>) => (/\.(edited|imported)$/.test(action) ? edit : publish)
  return {
    covers: () => true,
    needs: (entry) => [needOf(entry)],
    async undo(context, { id, objectId, action }) {
      const { tenantId, staff, now } = context
      const check = (draft: DraftRow) => assertReached(context, needOf({ action }).permission, draft)
      await publishing.undoMany({ tenantId, kind }, objectId, { check, editor: staff, now, undoes: id })
    },
  }
}

/** Whether undoing changes what members see, now or at a scheduled time. */
function movesMembers({ action, before, after }: UndoneEntry): boolean {
  // Edits and creations only concern the draft.
  if (action.endsWith('.edited') || !before || !after) return false
  return [before, after].some(
    ({ state, version, publishAt }: Partial<PublishingStatus>) =>
      state === 'published' || state === 'scheduled' || version !== undefined || publishAt !== undefined,
  )
}

/** Coaches may only change their own. @throws Failure notPermitted */
function assertReached(context: StaffContext, permission: Permission, { ownerId }: DraftRow) {
  if (!reaches(context, permission, ownerId)) throw new Failure('notPermitted')
}
