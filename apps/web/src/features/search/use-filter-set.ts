import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { type FilterAction, filterReducer } from '@upbeat/rules/filters/filter-reducer'
import type { FilterState } from '@upbeat/rules/filters/filter-state'
import { filterParameters, fromUrl, toUrl } from '@upbeat/rules/filters/filter-url'
import { afterPaint } from '@upbeat/ui/after-paint.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router'
import { keepPagesShown, useOnDemand } from '../../lib/on-demand-store.ts'
import { type FilterSetName, useFilters } from './filters-store.ts'

export type FilterSet = {
  state: FilterState<ListedClass>
  dispatch: (action: FilterAction<ListedClass>) => void
}

/**
 * A set of filters, mirrored in the page's URL so that a filtered list can be linked, reloaded and returned to. A URL that is entered or
 * gone back to sets the filters; navigating to one without filters keeps the current set (D-46).
 */
export function useFilterSet(name: FilterSetName): FilterSet {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  // Don't rewrite the URL while a navigation is pending, including Back.
  const isLeaving = useNavigation().state !== 'idle'
  const kept = useFilters((filters) => filters[name])
  const readKey = useFilters((filters) => filters.readKey)
  const state = useMemo(
    () => (readKey === location.key ? kept : readLocation(location, navigationType, kept)),
    [kept, readKey, location, navigationType],
  )

  useEffect(() => {
    if (readKey === location.key) return
    // The set may have changed again since this render.
    useFilters.setState({ readKey: location.key, ...(state !== kept && { [name]: state }) })
  }, [readKey, location.key, name, state, kept])

  const arrived = useRef({ key: '', text: '' })
  if (arrived.current.key !== location.key) arrived.current = { key: location.key, text: state.searchText }
  const search = searchOf(location.search, state)
  useEffect(() => {
    if (search === location.search || isLeaving) return
    const own = { ...(location.state as object | null), ...ownWriting }
    // A new search adds a history entry. Chips and kept filters replace the current one.
    const replace = state.searchText === arrived.current.text
    const write = () =>
      void navigate({ search, hash: location.hash }, { replace, preventScrollReset: true, state: own })
    return afterPaint(write)
  }, [search, state.searchText, location, navigate, isLeaving])

  const dispatch = useCallback(
    (action: FilterAction<ListedClass>) => {
      useFilters.setState((filters) => ({ [name]: filterReducer(filters[name], action) }))
      if (action.type === 'showMore') keepPagesShown(location.key, useFilters.getState()[name].pageCount)
    },
    [name, location.key],
  )
  return { state, dispatch }
}

/** Marks a URL change that follows the filters and doesn't set them. */
const ownWriting = { filtersWritten: true } as const

/** The filters of a history entry on arrival. */
function readLocation(
  location: Location,
  navigationType: NavigationType,
  kept: FilterState<ListedClass>,
): FilterState<ListedClass> {
  if (navigationType !== 'POP' && (location.state as OwnState)?.filtersWritten) return kept
  const query = new URLSearchParams(location.search)
  const pageCount = useOnDemand.getState().pagesShown[location.key] ?? 1
  const decides = navigationType === 'POP' || filterParameters.some((parameter) => query.has(parameter))
  return { ...(decides ? fromUrl(query, kept) : kept), pageCount }
}

type OwnState = Partial<typeof ownWriting> | null

/** The URL's query with the filters of `state`; other parameters stay. */
function searchOf(search: string, state: FilterState): string {
  const query = new URLSearchParams(search)
  for (const parameter of filterParameters) query.delete(parameter)
  for (const [parameter, value] of toUrl(state)) query.append(parameter, value)
  const text = query.toString()
  return text && `?${text}`
}
