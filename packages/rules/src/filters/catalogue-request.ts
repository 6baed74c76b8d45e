import { fetchSize } from '../constants.ts'
import { initialFilterState } from './filter-state.ts'
import { searchPayload } from './search-payload.ts'

/** The search that returns all on-demand classes at once, newest first (D-92, API-24). */
export function catalogueRequest(providerId: string | null | undefined) {
  return {
    headers: { ShowMetaData: 'true' },
    body: searchPayload(initialFilterState(), { take: fetchSize, skip: 0, providerId }),
  }
}
