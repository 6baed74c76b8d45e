import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Manifest } from '../entities/manifest.ts'

export const manifestEndpoints = {
  getManifest: endpoint('getManifest', {
    /** Whose, where the host doesn't say it, and in which language: as the page's own link has it. */
    query: z.object({ tenant: z.string().max(100).optional(), lang: z.string().max(20).optional() }),
    replies: { 200: Manifest },
    errors: [],
  }),
}
