import type { Phrase } from '@upbeat/contract/studio/entities/texts'

type Own = Readonly<Record<string, string | null>>

/** The texts that a previewed page must replace: the draft's, or the product's if the draft removes an override. */
export function draftTexts(
  fields: Own,
  { published, phrases }: { published: Own; phrases: readonly Phrase[] },
): Record<string, string> {
  const own = phrases.filter(({ key }) => fields[key] || published[key])
  return Object.fromEntries(own.map(({ key, product }) => [key, fields[key] ?? product]))
}
