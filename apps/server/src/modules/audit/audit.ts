import { isDeepStrictEqual } from 'node:util'
import type { Role } from '@upbeat/rules/staff/may'
import type { Database } from '../../platform/db/database.ts'
import type { AuditActorKind } from '../../platform/db/schema/audit.ts'
import { withoutSecrets } from '../../platform/secrets/secret-field.ts'
import { type AuditedValue, type AuditKind, auditShapes } from './audit-shapes.ts'
import { hasAuditEntry, insertAuditEntry } from './repository.ts'

export type AuditActor = { kind: AuditActorKind; id: string; name: string; role: Role | null }
export type AuditEntry<K extends AuditKind = AuditKind> = {
  /** Null for changes of the installation, not a club. */
  tenantId: string | null
  actor: AuditActor
  /** `object.verb`, e.g. `staff.removed`. */
  action: string
  object: { kind: K; id: string; name: string }
  /** Null for a new object. */
  before: AuditedValue<K> | null
  /** Null for a deleted object. */
  after: AuditedValue<K> | null
  /** The entry that this change undoes. */
  undoes?: string | undefined
  now: Date
}
export type Audit = ReturnType<typeof createAudit>

/** The installation's history: one entry per change, written in the change's transaction. */
export function createAudit({ makeId }: { makeId: () => string }) {
  /** Stores only the keys that differ between before and after. Returns the entry's id. */
  async function record<K extends AuditKind>(transaction: Database, entry: AuditEntry<K>): Promise<string> {
    const { tenantId, actor, action, object, undoes = null, now } = entry
    const shape = auditShapes[object.kind]
    // Compared before secrets are removed, since a replaced secret is a change too.
    const changed = keysThatDiffer(entry.before, entry.after)
    const id = makeId()
    await insertAuditEntry(transaction, {
      id,
      tenantId,
      at: now,
      action,
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: actor.name,
      actorRole: actor.role,
      objectKind: object.kind,
      objectId: object.id,
      objectName: object.name,
      undoes,
      before: entry.before && withoutSecrets(shape, only(entry.before, changed)),
      after: entry.after && withoutSecrets(shape, only(entry.after, changed)),
    })
    return id
  }

  return { record, hasEntry: hasAuditEntry }
}

function keysThatDiffer(before: object | null, after: object | null): Set<string> {
  const [one, other] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  const all = [...one.keys(), ...other.keys()]
  if (!before || !after) return new Set(all)
  return new Set(all.filter((key) => !isDeepStrictEqual(one.get(key), other.get(key))))
}

function only(value: object, keys: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.has(key)))
}
