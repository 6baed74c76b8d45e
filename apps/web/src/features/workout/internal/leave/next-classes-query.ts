import { queryOptions } from '@tanstack/react-query'
import type { ListedClass, VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { coolDown, isHard, nextClasses } from '@upbeat/rules/classes/next-classes'
import { durationFilterMinutes } from '@upbeat/rules/constants'
import { type DurationChoice, isInDuration } from '@upbeat/rules/filters/duration-choice'
import { type FilterState, initialFilterState } from '@upbeat/rules/filters/filter-state'
import { searchPayload } from '@upbeat/rules/filters/search-payload'
import { api } from '../../../../lib/api/api.ts'
import { normaliseClasses } from '../../../../lib/normalise/virtual-class.ts'
import { memberId } from '../../../auth/auth-store.ts'
import { getTenant } from '../../../tenant/tenant-store.ts'

/** Number of results used per search. */
const take = 20

/** Up to two of the club's classes to suggest after this one. */
export const nextClassesQuery = (done: VirtualClass) =>
  queryOptions({
    queryKey: ['nextClasses', done.tag],
    queryFn: async ({ signal }) => {
      const search = async (filters: Partial<FilterState>, categoryId = ''): Promise<ListedClass[]> => {
        const { items } = await api('searchClasses', {
          params: { userId: memberId() },
          headers: { ShowMetaData: 'false' },
          body: searchPayload(
            { ...initialFilterState(), ...filters },
            { take, skip: 0, categoryId, providerId: getTenant().providerId },
          ),
          signal,
        })
        return normaliseClasses(items)
      }
      const found = await Promise.all([
        done.instructor === null ? [] : search({ searchText: done.instructor }),
        done.classCategory === null ? [] : search({ duration: durationOf(done) }, String(done.classCategory)),
        isHard(done)
          ? search({ duration: 10, intensityRange: { low: 1, high: coolDown.maxIntensity, moved: true } })
          : [],
      ])
      return nextClasses(done, found.flat())
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The option of the duration filter with classes that are not much longer; none for a class of unknown length. */
function durationOf({ durationSecond }: VirtualClass): DurationChoice | null {
  if (durationSecond === null) return null
  return durationFilterMinutes.find((choice) => isInDuration(durationSecond, choice)) ?? null
}
