import type { Text } from '../../i18n/text.ts'
import type { ClassListView } from '../use-class-list.ts'

/** The number of classes in a list, as far as known (FILT-06). */
export function matchesText(t: Text, { count, countIsLeast }: ClassListView): string {
  return countIsLeast ? t('search.matchesAtLeast', { count }) : t('search.matches', { count })
}
