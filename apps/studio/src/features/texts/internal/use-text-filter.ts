import { useSearchParams } from 'react-router'
import type { TextFilter } from './filter-phrases.ts'

const shows = ['all', 'missing', 'own'] as const

/** What the list shows, kept in the page's address. */
export function useTextFilter(): TextFilter & { set: (key: string, value: string) => void; clear: () => void } {
  const [search, setSearch] = useSearchParams()
  return {
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    area: search.get('area') ?? '',
    words: search.get('q') ?? '',
    set: (key, value) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === '' || value === 'all') next.delete(key)
          else next.set(key, value)
          return next
        },
        { replace: true },
      ),
    clear: () =>
      setSearch(
        (before) => {
          const language = before.get('language')
          return language === null ? {} : { language }
        },
        { replace: true },
      ),
  }
}
