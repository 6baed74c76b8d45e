import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import type { ClassListView } from '../use-class-list.ts'
import type { FilterSet } from '../use-filter-set.ts'
import { filterKey } from '../use-local-classes.ts'
import { matchesText } from './matches-text.ts'

type MatchesToldProps = {
  filters: FilterSet
  list: ClassListView
  /** False while the list is being loaded, or could not be. */
  isKnown: boolean
}

/**
 * Tells screen readers what each change of the filters leaves, wherever it was made: by a chip over the list, a reset, a search or in the
 * panel, which leaves what is told alone. What a page opens with is not told, nor that more of it is shown.
 */
export function MatchesTold({ filters: { state }, list, isKnown }: MatchesToldProps) {
  const t = useText()
  const [told, setTold] = useState<{ of: string; text: string } | null>(null)
  const of = filterKey(state)
  const text = matchesText(t, list)
  const isSettled = isKnown && list.status === 'ready' && !list.refreshing
  useEffect(() => {
    if (!isSettled) return
    setTold((before) => (before?.of === of ? before : { of, text: before ? text : '' }))
  }, [isSettled, of, text])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{told?.text}</span>
    </VisuallyHidden>
  )
}
