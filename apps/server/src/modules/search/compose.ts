import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { createTranslate } from '../i18n/translate.ts'
import { createCategoryNames } from './category-names.ts'
import { createMetadata, shownCategories } from './metadata.ts'
import { createNamedCategories } from './named-categories.ts'
import { createSearchRepository } from './repository.ts'
import { mountSearch } from './routes.ts'
import { createSearchService } from './service.ts'
import { createTermNames } from './term-names.ts'

type Parts = Pick<Platform, 'db'> &
  Pick<Http, 'mount'> & {
    catalogues: Catalogues
    favouriteTags: Parameters<typeof createSearchService>[0]['favouriteTags']
    phrases: Parameters<typeof createTranslate>[0]
  }

/** Search, and the filters of a club's classes. */
export function composeSearch({ db, mount, catalogues, favouriteTags, phrases }: Parts) {
  const translate = createTranslate(phrases)
  const metadata = createMetadata({ catalogues, translate })
  const categoryNames = createCategoryNames({ catalogues, translate })
  const search = createSearchService({
    catalogues,
    metadata,
    favouriteTags,
    texts: createSearchRepository(db),
    namedCategories: createNamedCategories(categoryNames),
    termNames: createTermNames(phrases, categoryNames),
  })
  mountSearch(mount, { search })
  /** Such a club's page of that category is its list of classes (ROUTE-04). */
  const hasOneCategory = async (tenant: Tenant) => shownCategories(await catalogues.of(tenant)).length === 1
  return { metadata, hasOneCategory }
}
