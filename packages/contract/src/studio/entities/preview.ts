import { z } from 'zod'
import { TenantColours } from '../../entities/tenant-config.ts'

/** The kind of member that a preview simulates. */
export const personas = ['visitor', 'trial', 'paying', 'lapsed'] as const
export type Persona = (typeof personas)[number]

export const PreviewWish = z
  .object({
    persona: z.enum(personas),
    /** A time within the next month; null for now. */
    at: z.iso.datetime({ offset: true }).nullable().default(null),
    language: z.string().max(10).nullable().default(null),
    /** The class whose draft is shown. */
    tag: z.string().max(200).nullable().default(null),
    /** The coach whose page is opened, by the name in the draft. */
    coach: z.string().max(200).nullable().default(null),
    /** The draft of the look, as stored when a page is opened. */
    look: z.boolean().default(false),
    /** The drafts of categories, collections, channels and coaches. */
    curation: z.boolean().default(false),
    /** An unsaved look to try. */
    colours: TenantColours.nullable().default(null),
  })
  .meta({ id: 'PreviewWish' })
export type PreviewWish = z.infer<typeof PreviewWish>

/** A URL on the club's host, valid for one hour. */
export const PreviewLink = z.object({ link: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'PreviewLink' })
export type PreviewLink = z.infer<typeof PreviewLink>
