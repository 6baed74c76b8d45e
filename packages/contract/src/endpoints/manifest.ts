import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Manifest } from '../entities/manifest.ts'

export const manifestEndpoints = {
  getManifest: endpoint('getManifest', {
    /** The club, if the host doesn't identify it, and the language, as in the page's manifest link. */
    query: z.object({ tenant: z.string().max(100).optional(), lang: z.string().max(20).optional() }),
    replies: { 200: Manifest },
    errors: [],
  }),
}
