import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { createTranslate } from '../i18n/translate.ts'
import { createCachedNames } from './cached-names.ts'
import { createCategoryNames } from './category-names.ts'
import { createMetadata, shownCategories } from './metadata.ts'
import { createNamedCategories } from './named-categories.ts'
import { createSearchRepository } from './repository.ts'
import { mountSearch } from './routes.ts'
import { createSearchService } from './service.ts'
import { createTermNames } from './term-names.ts'

type Parts = Pick<Platform, 'database'> &
  Pick<Http, 'mount'> & {
    catalogues: Catalogues
    favouriteTags: Parameters<typeof createSearchService>[0]['favouriteTags']
    phrases: Parameters<typeof createTranslate>[0]
  }

/** Search, and the filters of a club's classes. */
export async function composeSearch({ database, mount, catalogues, favouriteTags, phrases }: Parts) {
  const translate = createTranslate(phrases)
  const { metadata, categoriesIn } = createMetadata({ catalogues, translate })
  const read = createTermNames(phrases, createCategoryNames({ catalogues, translate }))
  const { start, names } = createCachedNames({ database, catalogues, read })
  await start()
  const search = createSearchService({
    catalogues,
    metadata,
    favouriteTags,
    texts: createSearchRepository(database.db),
    namedCategories: createNamedCategories(names),
    termNames: names,
  })
  mountSearch(mount, { search })
  /** Such a club's page of that category is its list of classes (ROUTE-04). */
  const hasOneCategory = async (tenant: Tenant) => shownCategories(await catalogues.of(tenant)).length === 1
  return { metadata, categoriesIn, hasOneCategory }
}
