import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { taglineKey } from '@upbeat/rules/i18n/tagline-key'
import type { Tenant } from '../tenancy/tenant.ts'

type Phrases = Record<string, string>

/** The phrases of a language in a preview: a draft without a tagline shows the product's. */
export async function withDraftTagline(
  { draftTaglines }: Pick<Tenant, 'draftTaglines'>,
  language: string,
  phrases: Phrases,
): Promise<Phrases> {
  if (!draftTaglines) return phrases
  const product = await loadPhrases(language)
  const drafted = Object.hasOwn(draftTaglines, language) ? draftTaglines[language] : undefined
  return { ...phrases, [taglineKey]: drafted ?? product[taglineKey] ?? '' }
}
