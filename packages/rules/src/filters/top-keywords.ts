import { topKeywordCount } from '../constants.ts'

/** The keyword chips above a list: the first three distinct keywords of the catalogue (FILT-09). */
export function topKeywords(topLabels: readonly string[]): string[] {
  return [...new Set(topLabels.filter((label) => label.trim() !== ''))].slice(0, topKeywordCount)
}
