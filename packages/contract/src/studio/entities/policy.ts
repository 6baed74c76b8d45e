import { z } from 'zod'

/** The documents that members must accept. */
export const policyKinds = ['terms', 'marketing'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** A policy's texts: `title.LANGUAGE` and `html.LANGUAGE`, each a separate field. */
export const PolicyFields = z.record(z.string().regex(/^(title|html)\.[a-z]{2}(-[a-z]{2})?$/), z.string().max(200_000))
export type PolicyFields = z.infer<typeof PolicyFields>

export const StudioPolicy = z
  .object({
    kind: z.enum(policyKinds),
    /** The draft. */
    fields: PolicyFields,
    /** The published version. */
    published: PolicyFields,
    hasChanges: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    version: z.number(),
    changedAt: z.iso.datetime(),
    /** The version that members must accept, and when it was published; null before the first. */
    current: z.object({ version: z.string(), publishedAt: z.iso.datetime() }).nullable(),
    /** How many members have accepted that version, and of how many. */
    accepted: z.number(),
    members: z.number(),
  })
  .meta({ id: 'StudioPolicy' })
export type StudioPolicy = z.infer<typeof StudioPolicy>

export const PolicyVersion = z
  .object({ version: z.number(), publishedAt: z.iso.datetime(), languages: z.array(z.string()) })
  .meta({ id: 'PolicyVersion' })
export type PolicyVersion = z.infer<typeof PolicyVersion>
