import { z } from 'zod'
import { ApiKey, apiKeyScopes, NewApiKey } from '../entities/api-key.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const apiKeyEndpoints = {
  listApiKeys: studioEndpoint('listApiKeys', { replies: { 200: z.array(ApiKey) }, errors: [] }),
  createApiKey: studioEndpoint('createApiKey', {
    body: z.object({ name: z.string().trim().min(1).max(80), scopes: z.array(z.enum(apiKeyScopes)).min(1) }),
    replies: { 201: NewApiKey },
    errors: [],
  }),
  revokeApiKey: studioEndpoint('revokeApiKey', {
    params: z.object({ id: z.uuid() }),
    replies: { 204: null },
    errors: ['notFound'],
  }),
}
