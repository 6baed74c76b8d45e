import type { Http } from '../../platform/http/open-http.ts'
import { mountCollections } from './routes.ts'
import { createCollectionService } from './service.ts'

type Parts = Pick<Http, 'mount'> & Parameters<typeof createCollectionService>[0]

/** Returns the functions for the pictures that Home and the page of all collections open with. */
export function composeCollections({ mount, ...parts }: Parts) {
  const collections = createCollectionService(parts)
  mountCollections(mount, { collections })
  const { pictureOfTheDay, pictureOfCollections } = collections
  return { pictureOfTheDay, pictureOfCollections }
}
