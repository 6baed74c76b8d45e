import { queryOptions } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { fetchSize } from '@upbeat/rules/constants'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { searchPayload } from '@upbeat/rules/filters/search-payload'
import { api } from '../../../../lib/api/api.ts'
import { normaliseClasses } from '../../../../lib/normalise/virtual-class.ts'
import { memberId } from '../../../auth/auth-store.ts'
import { getTenant } from '../../../tenant/tenant-store.ts'

/** The club's classes by a coach: the search also finds classes that only mention the name, which don't count. */
export const coachClassesQuery = (coach: string) =>
  queryOptions({
    queryKey: ['coachClasses', coach],
    queryFn: async ({ signal }): Promise<ListedClass[]> => {
      const { items } = await api('searchClasses', {
        params: { userId: memberId() },
        headers: { ShowMetaData: 'false' },
        body: searchPayload(
          { ...initialFilterState(), searchText: coach },
          { take: fetchSize, skip: 0, providerId: getTenant().providerId },
        ),
        signal,
      })
      return normaliseClasses(items).filter(({ instructor }) => instructor === coach)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
