import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { ApiKeyService } from './service.ts'

export function mountApiKeys(mount: StudioMount, keys: ApiKeyService) {
  mount('listApiKeys', (context) => keys.list(context))
  mount('createApiKey', async (context, { body }) => new Answer(201, await keys.create(context, body)))
  mount('revokeApiKey', async (context, { params }) => {
    await keys.revoke(context, params.id)
    return undefined
  })
}
