import { catalogueKey } from '@upbeat/phrases/catalogue-key'

type Kind = 'category' | 'focusArea' | 'equipment'
type Phrases = (tenantId: string | null, language: string) => Promise<Record<string, string>>

const phraseKind = { category: 'category', focusArea: 'focus', equipment: 'equipment' } as const

/** Names of the catalogue in a language; a club's own names, which no phrase knows, stay as they are. */
export function createTranslate(phrases: Phrases) {
  return async function translate(language: string, kind: Kind, id: string, given: string): Promise<string> {
    const texts = await phrases(null, language)
    return texts[catalogueKey(phraseKind[kind], id)] ?? given
  }
}
