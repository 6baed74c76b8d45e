import { useSearchParams } from 'react-router'
import { keepFocusOn } from '../../../lib/focus/use-kept-focus.ts'
import type { TextFilter } from './filter-phrases.ts'

const shows = ['all', 'missing', 'own'] as const

const views = ['list', 'place'] as const

type State = TextFilter & {
  /** A list of all texts, or members' pages with their texts in place. */
  view: (typeof views)[number]
  set: (key: string, value: string) => void
  clear: () => void
}

/** The view and filters of the list, stored in the URL. */
export function useTextFilter(): State {
  const [search, setSearch] = useSearchParams()
  return {
    view: views.find((view) => view === search.get('view')) ?? 'list',
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    area: search.get('area') ?? '',
    words: search.get('q') ?? '',
    set: (key, value) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === '' || value === 'all' || value === 'list') next.delete(key)
          else next.set(key, value)
          return next
        },
        // Another language is another draft, so the page is rebuilt.
        key === 'language' ? keepFocusOn(key) : { replace: true },
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
