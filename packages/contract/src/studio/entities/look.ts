import { z } from 'zod'
import { TenantColours, TenantConfig, TenantKit } from '../../entities/tenant-config.ts'

/** What staff edit of a club's look. Each is a field of its own, so that two people can edit different ones. */
export const LookFields = z.object({
  ...TenantColours.shape,
  /** A plain drawing, as `readLogo` answers it; null for the club's name in its place. */
  logoSvg: z.string().max(70_000).nullable(),
  /** The large one of the landing page, then those of its wall; what is missing is the app's own. */
  landingPictures: TenantConfig.shape.landingPictures,
  /** By language; a language without one has the app's own. No braces, which mark placeholders. */
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

/** The look as its editor needs it. */
export const StudioLook = z
  .object({
    fields: LookFields,
    /** What members see. */
    published: LookFields,
    hasChanges: z.boolean(),
    /** When the draft will be published; null unless it is scheduled. */
    publishAt: z.iso.datetime().nullable(),
    version: z.number(),
    /** The club's languages, its own first, with the tagline that the app has in each. */
    languages: z.array(z.object({ code: z.string(), tagline: z.string() })),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StudioLook' })
export type StudioLook = z.infer<typeof StudioLook>

const Drawing = z.string().startsWith('data:image/')

/** What the server makes of the draft's logo and colours, as it will be once they are published. */
export const LookMarks = z
  .object({
    favicon: Drawing,
    appIcon: Drawing,
    /** The same to its edges, for devices that cut icons into a shape of their own. */
    maskableIcon: Drawing,
    shareImage: Drawing,
    /** At twice the size at which emails show it. */
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
