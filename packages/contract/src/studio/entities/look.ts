import { z } from 'zod'
import { TenantColours, TenantConfig, TenantKit } from '../../entities/tenant-config.ts'

/** The editable fields of a club's look. Each is a separate field, so that two people can edit different ones. */
export const LookFields = z.object({
  ...TenantColours.shape,
  /** Sanitised SVG, as returned by `readLogo`; null to show the club's name. */
  logoSvg: z.string().max(70_000).nullable(),
  /** The hero of the landing page, also above the collections, then the pictures of its wall. */
  landingPictures: TenantConfig.shape.landingPictures,
  /** By language; a language without one uses the app's own. Braces are not allowed, since they mark placeholders. */
  taglines: z.record(
    TenantConfig.shape.language,
    z
      .string()
      .regex(/^[^\p{Cc}{}]+$/u)
      .max(100),
  ),
  font: TenantConfig.shape.font,
  cardVersion: TenantConfig.shape.cardVersion,
  ...TenantKit.shape,
})
export type LookFields = z.infer<typeof LookFields>
export type LookField = keyof LookFields

/** The look in its editor. */
export const StudioLook = z
  .object({
    fields: LookFields,
    /** The published look. */
    published: LookFields,
    hasChanges: z.boolean(),
    /** The scheduled publication time; null unless scheduled. */
    publishAt: z.iso.datetime().nullable(),
    version: z.number(),
    /** The club's languages, main language first, with the app's default tagline in each. */
    languages: z.array(z.object({ code: z.string(), tagline: z.string() })),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StudioLook' })
export type StudioLook = z.infer<typeof StudioLook>

const Drawing = z.string().startsWith('data:image/')

/** Images and colours generated from the draft, as they will be once published. */
export const LookMarks = z
  .object({
    favicon: Drawing,
    appIcon: Drawing,
    /** The same without padding, for devices that mask icons. */
    maskableIcon: Drawing,
    shareImage: Drawing,
    /** At twice the size shown in emails. */
    emailHeader: Drawing,
    /** A whole email, as HTML. */
    email: z.string(),
  })
  .meta({ id: 'LookMarks' })
export type LookMarks = z.infer<typeof LookMarks>

export const LookVersion = z
  .object({ version: z.number(), publishedAt: z.iso.datetime(), fields: LookFields })
  .meta({ id: 'LookVersion' })
export type LookVersion = z.infer<typeof LookVersion>
