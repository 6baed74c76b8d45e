import type { Database } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { createFavouriteRepository } from './repository.ts'
import { mountFavourites } from './routes.ts'
import { createFavouriteService } from './service.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'mount'> & { catalogues: Catalogues }

export function composeFavourites({ db, mount, catalogues }: Parts) {
  const repository = createFavouriteRepository(db)
  const favourites = createFavouriteService({ favourites: repository, catalogues })
  mountFavourites(mount, { favourites })
  return {
    /** The favourites of the member who sent the request. */
    favouriteTags: favourites.tagsOf,
    /** The favourites of any member. */
    tagsOfMember: repository.tags,
    /** Makes the series that continues another one a favourite of the same members. */
    copyOn: (transaction: Database, { tenantId, from, to }: { tenantId: string; from: string; to: string }) =>
      createFavouriteRepository(transaction).copy(tenantId, { from, to }),
  }
}
