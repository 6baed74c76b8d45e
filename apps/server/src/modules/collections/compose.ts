import type { Http } from '../../platform/http/open-http.ts'
import { mountCollections } from './routes.ts'
import { createCollectionService } from './service.ts'

type Parts = Pick<Http, 'mount'> & Parameters<typeof createCollectionService>[0]

/** Returns the function for the picture that Home opens with. */
export function composeCollections({ mount, ...parts }: Parts) {
  const collections = createCollectionService(parts)
  mountCollections(mount, { collections })
  return { pictureOfTheDay: collections.pictureOfTheDay }
}
