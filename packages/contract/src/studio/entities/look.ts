import { z } from 'zod'
import { TenantColours, TenantConfig } from '../../entities/tenant-config.ts'

/** What staff edit of a club's look. Each is a field of its own, so that two people can edit different ones. */
export const LookFields = z.object({
  ...TenantColours.shape,
  /** A plain drawing, as `readLogo` answers it; null for the club's name in its place. */
  logoSvg: z.string().max(70_000).nullable(),
  font: TenantConfig.shape.font,
  cardVersion: TenantConfig.shape.cardVersion,
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
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'StudioLook' })
export type StudioLook = z.infer<typeof StudioLook>

export const LookVersion = z
  .object({ version: z.number(), publishedAt: z.iso.datetime(), fields: LookFields })
  .meta({ id: 'LookVersion' })
export type LookVersion = z.infer<typeof LookVersion>
