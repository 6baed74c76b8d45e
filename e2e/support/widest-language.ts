import { loadPhrases } from '@upbeat/phrases/load-phrases'

/** The language whose words are the longest, which nothing breaks: it sticks out of narrow windows first. */
export async function widestLanguage(languages: readonly string[]): Promise<string> {
  const widths = await Promise.all(languages.map(async (language) => [await wordWidth(language), language] as const))
  const [, widest] = widths.toSorted(([a], [b]) => b - a)[0] ?? []
  if (!widest) throw new RangeError('There is no widest of no languages.')
  return widest
}

/** Characters of each phrase's longest word, together. Thai and Japanese have words too, with nothing between them. */
async function wordWidth(language: string): Promise<number> {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const longest = (phrase: string) => Math.max(0, ...[...words.segment(phrase)].map(({ segment }) => segment.length))
  return Object.values(await loadPhrases(language)).reduce((sum, phrase) => sum + longest(phrase), 0)
}
