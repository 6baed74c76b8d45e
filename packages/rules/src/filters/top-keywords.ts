import { topKeywordCount } from '../constants.ts'

/** The keywords offered as chips over a list: the first three of the catalogue's, each once (FILT-09). */
export function topKeywords(topLabels: readonly string[]): string[] {
  return [...new Set(topLabels.filter((label) => label.trim() !== ''))].slice(0, topKeywordCount)
}
