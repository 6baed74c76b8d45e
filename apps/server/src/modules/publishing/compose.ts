import type { DatabaseHandle } from '../../platform/db/database.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit, AuditActor } from '../audit/audit.ts'
import type { Editor } from './draft.ts'
import type { PublishableKind } from './publishable-kind.ts'
import { createPublishingRepository } from './repository.ts'
import { createPublishing } from './service.ts'

type Parts = { database: DatabaseHandle; kinds: readonly PublishableKind[]; audit: Audit; notify: Notify }
/** Tells the open pages and every server's caches that a thing changed. */
type Notify = (tenantId: string, thing: { kind: string; id: string }) => Promise<void>

export function composePublishing({ database, kinds, audit, notify }: Parts) {
  return createPublishing({
    db: database.db,
    repositoryOn: createPublishingRepository,
    kinds,
    record: (transaction, { editor, object, action, ...entry }) =>
      audit.record(transaction, { ...entry, actor: actorOf(editor), action: `${object.kind}.${action}`, object }),
    notify,
  })
}

function actorOf(editor: Editor): AuditActor {
  if (!editor) return { kind: 'system', id: 'schedule', name: 'Schedule', role: null }
  return staffActor(editor)
}
