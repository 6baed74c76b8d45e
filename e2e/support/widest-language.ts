import { loadPhrases } from '@upbeat/phrases/load-phrases'

/** The language with the longest unbreakable words, the first to overflow narrow windows. */
export async function widestLanguage(languages: readonly string[]): Promise<string> {
  const widths = await Promise.all(languages.map(async (language) => [await wordWidth(language), language] as const))
  const [, widest] = widths.toSorted(([a], [b]) => b - a)[0] ?? []
  if (!widest) throw new RangeError('There is no widest of no languages.')
  return widest
}

/** Total characters of each phrase's longest word. Thai and Japanese words are segmented, since they have no spaces. */
async function wordWidth(language: string): Promise<number> {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const longest = (phrase: string) => Math.max(0, ...[...words.segment(phrase)].map(({ segment }) => segment.length))
  return Object.values(await loadPhrases(language)).reduce((sum, phrase) => sum + longest(phrase), 0)
}
