import { z } from 'zod'
import { studioEndpoint } from '../studio-endpoint.ts'

export const intakeEndpoints = {
  checkUpload: studioEndpoint('checkUpload', {
    /** Of all files that are about to be sent, together. */
    body: z.object({ bytes: z.number().int().positive() }),
    replies: { 204: null },
    errors: ['storageFull', 'quotaExceeded'],
  }),
}
