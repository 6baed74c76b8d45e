import { z } from 'zod'

const When = z.iso.datetime()
const Id = z.string().min(1).max(200)

/** One change: who, when, what, before and after. Secrets are never in it. */
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
    /** Of what was there before and after, the parts that differ; null for what was not there. */
    before: z.unknown(),
    after: z.unknown(),
    /** Whether it can be taken back (AUDIT-03): of the last 30 days, of a kind that can be, and not taken back yet. */
    isUndoable: z.boolean(),
    isUndone: z.boolean(),
  })
  .meta({ id: 'AuditRecord' })
export type AuditRecord = z.infer<typeof AuditRecord>

/** `from` is included, `until` is not. */
export const AuditFilter = z.object({
  actorId: Id.optional(),
  objectKind: Id.optional(),
  objectId: Id.optional(),
  from: When.optional(),
  until: When.optional(),
})
/** `after` is a page's `next`. */
export const AuditQuery = AuditFilter.extend({ after: Id.optional() })
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditList = z
  .object({
    entries: z.array(AuditRecord),
    /** Everybody who has an entry, for the filter. */
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    next: z.string().nullable(),
  })
  .meta({ id: 'AuditList' })
export type AuditList = z.infer<typeof AuditList>
