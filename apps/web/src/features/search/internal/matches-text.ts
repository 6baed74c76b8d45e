import type { Text } from '../../i18n/text.ts'
import type { ClassListView } from '../use-class-list.ts'

/** How many classes a list has, as far as it is known (FILT-06). */
export function matchesText(t: Text, { count, countIsLeast }: ClassListView): string {
  return countIsLeast ? t('search.matchesAtLeast', { count }) : t('search.matches', { count })
}
