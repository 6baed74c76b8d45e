import { endpoint } from '../endpoint.ts'
import { Manifest } from '../entities/manifest.ts'

export const manifestEndpoints = {
  getManifest: endpoint('getManifest', { replies: { 200: Manifest }, errors: [] }),
}
