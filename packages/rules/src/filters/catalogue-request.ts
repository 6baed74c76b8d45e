import { cardPageSizes, fetchSize } from '../constants.ts'
import { initialFilterState, isActive } from './filter-state.ts'
import { fromUrl, type QueryReader } from './filter-url.ts'
import { searchPayload } from './search-payload.ts'

/** The search that returns all on-demand classes at once, newest first (D-92, API-24). */
export function catalogueRequest(providerId: string | null | undefined) {
  return {
    headers: { ShowMetaData: 'true' },
    body: searchPayload(initialFilterState(), { take: fetchSize, skip: 0, providerId }),
  }
}

/** The number of classes in the reply to `firstClassesRequest`, unless the club has fewer: the larger of the page sizes. */
export const firstClassesSize = cardPageSizes.wide

/** The search that returns the first page of these classes, in the same order. */
export function firstClassesRequest(providerId: string | null | undefined) {
  return {
    headers: { ShowMetaData: 'false' },
    body: searchPayload(initialFilterState(), { take: firstClassesSize, skip: 0, providerId }),
  }
}

/** Whether a list at a URL with this query is filtered, so that its first page isn't that of all classes. */
export function opensFiltered(query: QueryReader): boolean {
  return isActive(fromUrl(query, initialFilterState()))
}
