import {
  clubSorts,
  clubStates,
  type InstallationClub,
  type InstallationClubQuery,
} from '@upbeat/contract/studio/entities/installation'
import { useSearchParams } from 'react-router'

export type ClubFilter = ReturnType<typeof useClubFilter>

/** Search, state, order and page of the clubs, from the URL. */
export function useClubFilter() {
  const [parameters, setParameters] = useSearchParams()

  /** Back undoes it; a search is typed letter by letter, so only its first letter is a place to go back to. */
  function set(name: 'q' | 'state' | 'sort' | 'page', value: string) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        if (name !== 'page') next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: name === 'q' && parameters.has('q'), preventScrollReset: name !== 'page' },
    )
  }

  return {
    question: readQuestion(parameters),
    set,
    isFiltered: parameters.has('q') || parameters.has('state'),
    clear: () => setParameters({}),
  }
}

/** Parameters that mean nothing are ignored. */
function readQuestion(parameters: URLSearchParams): InstallationClubQuery {
  const search = parameters.get('q')?.trim().slice(0, 100)
  const state = clubStates.find((one): one is InstallationClub['state'] => one === parameters.get('state'))
  const page = Number(parameters.get('page') ?? 1)
  return {
    ...(search && { search }),
    ...(state && { state }),
    sort: clubSorts.find((one) => one === parameters.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
