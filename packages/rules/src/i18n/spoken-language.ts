import { isLanguageCode, languages } from './languages.ts'

/**
 * The site language of a class's spoken language, given by its English name, e.g. `German`. If several match, such as British and American
 * English, returns the club's first. Null if none.
 */
export function spokenLanguage(name: string | null, preferred: readonly string[]): string | null {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  const codes = [...preferred.filter(isLanguageCode), ...languages.map(({ code }) => code)]
  return codes.find((code) => code === wanted || englishNames(code).includes(wanted)) ?? null
}

function englishNames(code: string): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return [code, code.split('-')[0] ?? code].map((each) => (names.of(each) ?? each).toLowerCase())
}
