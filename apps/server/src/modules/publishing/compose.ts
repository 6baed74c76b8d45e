import type { Platform } from '../../platform/open-platform.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit, AuditActor } from '../audit/audit.ts'
import type { Editor } from './draft.ts'
import { publishOnTime } from './publish-on-time.ts'
import type { PublishableKind } from './publishable-kind.ts'
import { createPublishingRepository } from './repository.ts'
import { createPublishing } from './service.ts'
import { createPublishingUndo, createUndoOfMany, type PublishingNeeds } from './undo-publishing.ts'

type Parts = Pick<Platform, 'database'> & {
  kinds: readonly PublishableKind[]
  audit: Audit
  makeId: () => string
  /** Tells the open pages and every server's caches that a thing changed. */
  notify: (tenantId: string, thing: { kind: string; id: string }) => Promise<void>
}

export function composePublishing({ database, kinds, audit, makeId, notify }: Parts) {
  const publishing = createPublishing({
    db: database.db,
    repositoryOn: createPublishingRepository,
    kinds,
    record: (transaction, { editor, object, action, ...entry }) =>
      audit.record(transaction, { ...entry, actor: actorOf(editor), action: `${object.kind}.${action}`, object }),
    notify,
    makeId,
  })
  return {
    ...publishing,
    keptChangesOn: createPublishingRepository,
    undoerOf: (needs: PublishingNeeds) => createPublishingUndo(publishing, needs),
    /** For several things of a kind that were changed as one. */
    undoerOfMany: (kind: string, needs: PublishingNeeds) => createUndoOfMany(publishing, kind, needs),
    /** Publishes what is scheduled when its time comes. Returns what stops it. */
    runOnTime: (parts: Pick<Platform, 'clock' | 'log'>) => publishOnTime(publishing, parts),
  }
}

function actorOf(editor: Editor): AuditActor {
  if (!editor) return { kind: 'system', id: 'schedule', name: 'Schedule', role: null }
  return staffActor(editor)
}
