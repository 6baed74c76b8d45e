import type { ClassLike } from './class-like.ts'
import type { SortOrder } from './filter-state.ts'

/** The search's field name for the schedule date (FILT-41). */
export const sortKey = 'scheduledate'

/** The search's sort direction: Newest and desc are descending, all else ascending (FILT-40). */
export function sortDirection(sort: string): 'asc' | 'desc' {
  return sort === 'Newest' || sort === 'desc' ? 'desc' : 'asc'
}

/**
 * A sorted copy by schedule date; classes without a date come last. Equal dates are sorted by tag, ascending for Newest and descending for
 * Oldest, which is the reverse of Newest, as in the server's search.
 */
export function sortClasses<Item extends Pick<ClassLike, 'tag' | 'scheduleDate'>>(
  classes: readonly Item[],
  sort: SortOrder,
): Item[] {
  const sign = sortDirection(sort) === 'desc' ? -1 : 1
  const missing = sign * Number.POSITIVE_INFINITY
  return classes
    .map((item) => ({ item, time: timeOf(item.scheduleDate) ?? missing }))
    .sort((a, b) => (a.time === b.time ? -sign * compareText(a.item.tag, b.item.tag) : sign * (a.time - b.time)))
    .map(({ item }) => item)
}

function timeOf(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
