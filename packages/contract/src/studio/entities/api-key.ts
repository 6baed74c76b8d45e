import { z } from 'zod'

/** The scopes of an API key. `uploads`: upload videos, each of which becomes a draft. */
export const apiKeyScopes = ['uploads'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** A prefix of the key, for identification. */
  hint: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** `key` is shown once: only its hash is stored. Sent as `Authorization: Bearer KEY`. */
export const NewApiKey = z.object({ ...ApiKey.shape, key: z.string() })
