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
  /** False while the list is loading or has failed. */
  isKnown: boolean
}

/**
 * Announces the number of matches to screen readers after each change of the filters, wherever it was made. Doesn't announce the initial
 * list or further pages.
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
