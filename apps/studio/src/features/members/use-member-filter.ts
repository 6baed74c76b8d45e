import {
  type MemberQuery,
  type MemberSort,
  type MemberState,
  memberSorts,
  memberStates,
} from '@upbeat/contract/studio/entities/member-list'
import { useSearchParams } from 'react-router'

export type MemberFilter = ReturnType<typeof useMemberFilter>

/** Search, filters, order and page of the list, from the URL. */
export function useMemberFilter() {
  const [parameters, setParameters] = useSearchParams()
  const question = readQuestion(parameters)

  /** Back undoes it; a search is typed letter by letter, so only its first letter is a place to go back to. */
  function set(name: 'q' | 'state' | 'label' | 'sort' | 'page', value: string) {
    const isTyped = name === 'q' && parameters.has('q')
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'page') next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: isTyped, preventScrollReset: name !== 'page' },
    )
  }

  return {
    question,
    set,
    isFiltered: ['q', 'state', 'label'].some((name) => parameters.has(name)),
    clear: () => setParameters((before) => (before.has('sort') ? { sort: before.get('sort') ?? '' } : {})),
  }
}

/** Parameters that mean nothing are ignored. */
export function readQuestion(parameters: URLSearchParams): MemberQuery {
  const search = parameters.get('q')?.trim().slice(0, 200)
  const state = memberStates.find((one): one is MemberState => one === parameters.get('state'))
  const label = parameters.get('label')?.slice(0, 40)
  const sort = memberSorts.find((one): one is MemberSort => one === parameters.get('sort')) ?? 'joined'
  const page = Number(parameters.get('page') ?? 1)
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(label && { label }),
    sort,
    page: Number.isInteger(page) && page >= 1 && page <= 20_000 ? page : 1,
  }
}
