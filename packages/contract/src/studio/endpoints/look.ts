import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import { LookFields, LookVersion, StudioLook } from '../entities/look.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const LookChange = z.object({ field: LookFields.keyof(), base: z.json(), value: z.json() })

export const lookEndpoints = {
  getLook: studioEndpoint('getLook', { replies: { 200: StudioLook }, errors: [] }),
  saveLook: studioEndpoint('saveLook', {
    body: z.object({ changes: z.array(LookChange).min(1).max(20) }),
    // Two logos: the one before and the one after.
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
  listLookVersions: studioEndpoint('listLookVersions', { replies: { 200: z.array(LookVersion) }, errors: [] }),
  restoreLookVersion: studioEndpoint('restoreLookVersion', {
    params: z.object({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioLook },
    errors: ['notFound', 'notPublishable'],
  }),
}
