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
  /** Notifies open pages and all servers' caches of a change. */
  notify: (tenantId: string, ref: { kind: string; id: string }) => Promise<void>
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
    /** For changes of several drafts of a kind. */
    undoerOfMany: (kind: string, needs: PublishingNeeds) => createUndoOfMany(publishing, kind, needs),
    /** Publishes scheduled drafts at their time. Returns a function that stops it. */
    runOnTime: (parts: Pick<Platform, 'clock' | 'log'>) => publishOnTime(publishing, parts),
  }
}

function actorOf(editor: Editor): AuditActor {
  if (!editor) return { kind: 'system', id: 'schedule', name: 'Schedule', role: null }
  return staffActor(editor)
}
