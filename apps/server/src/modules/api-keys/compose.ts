import type { Database } from '../../platform/db/database.ts'
import type { StudioGuard } from '../../platform/http/studio/studio-guard.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { TokenSource } from '../../platform/session/token.ts'
import type { Audit } from '../audit/audit.ts'
import { createKeyGuard } from './key-guard.ts'
import { mountApiKeys } from './routes.ts'
import { createApiKeyService } from './service.ts'

type Parts = {
  db: Database
  audit: Audit
  makeId: () => string
  makeToken: TokenSource
  studioGuard: StudioGuard
  studioMount: StudioMount
}

/** API keys for clubs' programs. Returns the guard of the routes that accept them. */
export function composeApiKeys({ studioGuard, studioMount, ...parts }: Parts) {
  const keys = createApiKeyService(parts)
  mountApiKeys(studioMount, keys)
  return createKeyGuard({ guard: studioGuard, keys })
}
