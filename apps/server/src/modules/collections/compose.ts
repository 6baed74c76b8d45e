import type { Http } from '../../platform/http/open-http.ts'
import { mountCollections } from './routes.ts'
import { createCollectionService } from './service.ts'

type Parts = Pick<Http, 'mount'> & Parameters<typeof createCollectionService>[0]

export function composeCollections({ mount, ...parts }: Parts) {
  mountCollections(mount, { collections: createCollectionService(parts) })
}
