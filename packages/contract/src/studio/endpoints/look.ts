import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import { LookFields, LookMarks, LookVersion, StudioLook } from '../entities/look.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const LookChange = z.object({ field: LookFields.keyof(), base: z.json(), value: z.json() })

const largestPicture = 20_000_000

export const lookEndpoints = {
  getLook: studioEndpoint('getLook', { replies: { 200: StudioLook }, errors: [] }),
  saveLook: studioEndpoint('saveLook', {
    body: z.object({ changes: z.array(LookChange).min(1).max(20) }),
    // Two logos: the old and the new one.
    largestBody: 400_000,
    replies: { 200: z.object({ look: StudioLook, conflicts: z.array(FieldConflict) }) },
    errors: [],
  }),
  discardLook: studioEndpoint('discardLook', { replies: { 200: StudioLook }, errors: ['notAllowedNow'] }),
  publishLook: studioEndpoint('publishLook', {
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: StudioLook },
    errors: ['notAllowedNow', 'notPublishable'],
  }),
  unscheduleLook: studioEndpoint('unscheduleLook', { replies: { 200: StudioLook }, errors: ['notAllowedNow'] }),
  getLookMarks: studioEndpoint('getLookMarks', {
    /** The published look, not the draft. */
    query: z.object({ published: z.stringbool().default(false) }),
    replies: { 200: LookMarks },
    errors: [],
  }),
  /** A picture for the landing page; the link is for `landingPictures`. */
  uploadLookPicture: studioEndpoint('uploadLookPicture', {
    /** Base64. */
    body: z.object({ picture: z.string().max(Math.ceil(largestPicture / 3) * 4) }),
    replies: { 201: z.object({ link: z.string() }) },
    errors: ['pictureUnreadable', 'pictureTooLarge'],
    largestBody: Math.ceil(largestPicture / 3) * 4 + 10_000,
  }),
  listLookVersions: studioEndpoint('listLookVersions', { replies: { 200: z.array(LookVersion) }, errors: [] }),
  restoreLookVersion: studioEndpoint('restoreLookVersion', {
    params: z.object({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioLook },
    errors: ['notFound', 'notPublishable'],
  }),
}
