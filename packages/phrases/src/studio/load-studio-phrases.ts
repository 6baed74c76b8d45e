import type { FirstPhrases, PagePhrases, StudioPhrases } from './phrase-key.ts'

/** The languages of the studio (STAFF-17). */
export const studioLanguages = ['en-gb', 'de'] as const
export type StudioLanguage = (typeof studioLanguages)[number]

/** What the first page and the frame around every page say in a language, loaded when first asked for. */
export async function loadFirstPhrases(language: StudioLanguage): Promise<FirstPhrases> {
  if (language === 'de') return (await import('./de.ts')).studioDe
  return (await import('./en-gb.ts')).studioEnGb
}

/** All phrases of a language. */
export async function loadStudioPhrases(language: StudioLanguage): Promise<StudioPhrases> {
  const [first, pages] = await Promise.all([loadFirstPhrases(language), loadPagePhrases(language)])
  return { ...first, ...pages }
}

async function loadPagePhrases(language: StudioLanguage): Promise<PagePhrases> {
  if (language === 'de') return (await import('./page-phrases-de.ts')).pagePhrasesDe
  return (await import('./page-phrases-en-gb.ts')).pagePhrasesEnGb
}

/** The studio's language for a reader who prefers these, the most wanted first; English where none is spoken. */
export function studioLanguageFor(wanted: readonly string[]): StudioLanguage {
  for (const tag of wanted) {
    const spoken = studioLanguages.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase())
    if (spoken) return spoken
  }
  return 'en-gb'
}
