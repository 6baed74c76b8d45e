import {
  type MemberMoment,
  type MemberQuery,
  type MemberSort,
  type MemberState,
  memberMoments,
  memberSorts,
  memberStates,
} from '@upbeat/contract/studio/entities/member-list'
import { useSearchParams } from 'react-router'
import { type MemberColumn, memberColumns } from './internal/list/member-columns.ts'

export type MemberFilter = ReturnType<typeof useMemberFilter>

/** Search, filters, order, columns and page of the list, from the URL. */
export function useMemberFilter() {
  const [parameters, setParameters] = useSearchParams()
  const question = readQuestion(parameters)
  const columns = readColumns(parameters)

  /** Back undoes it; a search is typed letter by letter, so only its first letter is a place to go back to. */
  function set(name: 'q' | 'state' | 'label' | 'when' | 'sort' | 'columns' | 'page', value: string) {
    const isTyped = name === 'q' && parameters.has('q')
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'page') next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      // Columns are no place to go back to.
      { replace: isTyped || name === 'columns', preventScrollReset: name !== 'page' },
    )
  }

  function toggleColumn(column: MemberColumn) {
    const wanted = memberColumns.filter((one) => columns.includes(one) !== (one === column))
    // An empty value would be removed from the URL, which shows all.
    set('columns', wanted.length === memberColumns.length ? '' : wanted.join(',') || 'name')
  }

  return {
    question,
    columns,
    /** What a saved view keeps: all but the page. */
    address: withoutPage(parameters),
    set,
    toggleColumn,
    isFiltered: filterNames.some((name) => parameters.has(name)),
    clear: () =>
      setParameters((before) => {
        const next = new URLSearchParams(before)
        for (const name of [...filterNames, 'page']) next.delete(name)
        return next
      }),
  }
}

const filterNames = ['q', 'state', 'label', 'when']

function withoutPage(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters)
  kept.delete('page')
  return kept.toString()
}

/** @internal The name is always shown. */
export function readColumns(parameters: URLSearchParams): readonly MemberColumn[] {
  const wanted = parameters.get('columns')?.split(',')
  return wanted ? memberColumns.filter((column) => wanted.includes(column)) : memberColumns
}

/** Parameters that mean nothing are ignored. */
export function readQuestion(parameters: URLSearchParams): MemberQuery {
  const search = parameters.get('q')?.trim().slice(0, 200)
  const state = memberStates.find((one): one is MemberState => one === parameters.get('state'))
  const label = parameters.get('label')?.slice(0, 40)
  const when = memberMoments.find((one): one is MemberMoment => one === parameters.get('when'))
  const sort = memberSorts.find((one): one is MemberSort => one === parameters.get('sort')) ?? 'joined'
  const page = Number(parameters.get('page') ?? 1)
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(label && { label }),
    ...(when && { when }),
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= 20_000 ? page : 1,
  }
}
