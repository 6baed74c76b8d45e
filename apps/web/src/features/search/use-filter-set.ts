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
 * One set of filters, mirrored in the page's address so that a filtered list can be linked to, loaded anew and come back to.
 * An address that is entered or gone back to decides; going on to a bare one takes along what the set has kept (D-46).
 */
export function useFilterSet(name: FilterSetName): FilterSet {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  // Who is on the way elsewhere, back through the history too, must not be held here by an address that is written late.
  const isLeaving = useNavigation().state !== 'idle'
  const kept = useFilters((filters) => filters[name])
  const readKey = useFilters((filters) => filters.readKey)
  const state = useMemo(
    () => (readKey === location.key ? kept : readLocation(location, navigationType, kept)),
    [kept, readKey, location, navigationType],
  )

  useEffect(() => {
    if (readKey === location.key) return
    // What was kept may have been changed again since this was drawn.
    useFilters.setState({ readKey: location.key, ...(state !== kept && { [name]: state }) })
  }, [readKey, location.key, name, state, kept])

  const arrived = useRef({ key: '', text: '' })
  if (arrived.current.key !== location.key) arrived.current = { key: location.key, text: state.searchText }
  const search = searchOf(location.search, state)
  useEffect(() => {
    if (search === location.search || isLeaving) return
    const own = { ...(location.state as object | null), ...ownWriting }
    // Another search is a step that people go back from. A chip is not, nor is what a page takes along.
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

/** Marks a change of address that follows the filters and does not decide them. */
const ownWriting = { filtersWritten: true } as const

/** What an entry of the history shows when it is come to. */
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

/** The address's query with the filters of `state`; what belongs to others stays. */
function searchOf(search: string, state: FilterState): string {
  const query = new URLSearchParams(search)
  for (const parameter of filterParameters) query.delete(parameter)
  for (const [parameter, value] of toUrl(state)) query.append(parameter, value)
  const text = query.toString()
  return text && `?${text}`
}
