import { catalogueKey } from '@upbeat/phrases/catalogue-key'

type Kind = 'category' | 'categoryText' | 'focusArea' | 'equipment'
type Phrases = (tenantId: string | null, language: string) => Promise<Record<string, string>>

const phraseKind = {
  category: 'category',
  categoryText: 'categoryText',
  focusArea: 'focus',
  equipment: 'equipment',
} as const

/** Translates names of a club's catalogue, using the club's own wording. Names without a phrase are unchanged. */
export function createTranslate(phrases: Phrases) {
  return async function translate(tenantId: string, language: string) {
    const texts = await phrases(tenantId, language)
    return (kind: Kind, id: string, given: string): string => texts[catalogueKey(phraseKind[kind], id)] ?? given
  }
}
