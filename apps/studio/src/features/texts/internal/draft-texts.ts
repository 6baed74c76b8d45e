import type { Phrase } from '@upbeat/contract/studio/entities/texts'

type Own = Readonly<Record<string, string | null>>

/** What a previewed page shows in place of the texts that it has: those of the draft, and the product's where the draft takes one back. */
export function draftTexts(
  fields: Own,
  { published, phrases }: { published: Own; phrases: readonly Phrase[] },
): Record<string, string> {
  const own = phrases.filter(({ key }) => fields[key] || published[key])
  return Object.fromEntries(own.map(({ key, product }) => [key, fields[key] ?? product]))
}
