import { z } from 'zod'
import { TenantColours } from '../../entities/tenant-config.ts'

/** Whose eyes a preview is seen with. */
export const personas = ['visitor', 'trial', 'paying', 'lapsed'] as const
export type Persona = (typeof personas)[number]

export const PreviewWish = z
  .object({
    persona: z.enum(personas),
    /** Within the coming month; null for now. */
    at: z.iso.datetime({ offset: true }).nullable().default(null),
    language: z.string().max(10).nullable().default(null),
    /** The class whose draft is shown. */
    tag: z.string().max(200).nullable().default(null),
    /** The look's draft, as it is stored whenever a page is opened. */
    look: z.boolean().default(false),
    /** The drafts of categories, collections and channels. */
    curation: z.boolean().default(false),
    /** A look to try out. */
    colours: TenantColours.nullable().default(null),
  })
  .meta({ id: 'PreviewWish' })
export type PreviewWish = z.infer<typeof PreviewWish>

/** An address on the club's host, for an hour. */
export const PreviewLink = z.object({ link: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'PreviewLink' })
export type PreviewLink = z.infer<typeof PreviewLink>
