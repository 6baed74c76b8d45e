import { z } from 'zod'

const When = z.iso.datetime()
const Id = z.string().min(1).max(200)

/** An audit entry: who, when, what, before and after. Never contains secrets. */
export const AuditRecord = z
  .object({
    id: z.string(),
    at: When,
    actorKind: z.enum(['staff', 'command', 'apiKey', 'system']),
    actorId: z.string(),
    actorName: z.string(),
    actorRole: z.string().nullable(),
    /** `object.verb`, e.g. `staff.removed`. */
    action: z.string(),
    objectKind: z.string(),
    objectId: z.string(),
    objectName: z.string(),
    /** The parts of the old and new values that differ; null if there was no value. */
    before: z.unknown(),
    after: z.unknown(),
    /** Whether it can be undone (AUDIT-03): at most 30 days old, of an undoable kind, and not undone yet. */
    isUndoable: z.boolean(),
    isUndone: z.boolean(),
  })
  .meta({ id: 'AuditRecord' })
export type AuditRecord = z.infer<typeof AuditRecord>

/** `from` is inclusive, `until` exclusive. */
export const AuditFilter = z.object({
  actorId: Id.optional(),
  objectKind: Id.optional(),
  objectId: Id.optional(),
  from: When.optional(),
  until: When.optional(),
})
/** `after` is the `next` of the previous page. */
export const AuditQuery = AuditFilter.extend({ after: Id.optional() })
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditList = z
  .object({
    entries: z.array(AuditRecord),
    /** Everybody with an entry, for the filter. */
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditList' })
export type AuditList = z.infer<typeof AuditList>
