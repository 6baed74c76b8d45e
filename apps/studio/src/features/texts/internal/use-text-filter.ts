import { useSearchParams } from 'react-router'
import { keepFocusOn } from '../../../lib/focus/use-kept-focus.ts'
import type { TextFilter } from './filter-phrases.ts'
import { rememberedView, rememberView, type TextsView, views } from './remembered-view.ts'

const shows = ['all', 'missing', 'own'] as const

type State = TextFilter & {
  view: TextsView
  showAs: (view: TextsView) => void
  set: (key: string, value: string) => void
  clear: () => void
}

/** The view and filters of the list, stored in the URL. A URL that filters shows the list. */
export function useTextFilter(): State {
  const [search, setSearch] = useSearchParams()
  const isFiltered = ['show', 'area', 'q'].some((key) => search.has(key))
  const set = (key: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === 'all') next.delete(key)
        else next.set(key, value)
        return next
      },
      // Another language is another draft, so the page is rebuilt.
      key === 'language' ? keepFocusOn(key) : { replace: true },
    )
  return {
    view: views.find((view) => view === search.get('view')) ?? (isFiltered ? 'list' : rememberedView()),
    showAs: (view) => {
      rememberView(view)
      set('view', view)
    },
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    area: search.get('area') ?? '',
    words: search.get('q') ?? '',
    set,
    clear: () =>
      setSearch(
        (before) => {
          const language = before.get('language')
          return { ...(language !== null && { language }), view: 'list' }
        },
        { replace: true },
      ),
  }
}
