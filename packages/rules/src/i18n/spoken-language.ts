import { isLanguageCode, languages } from './languages.ts'

/**
 * The site language of what a class says is spoken in it, by its English name, e.g. `German`. Of several, such as British and American
 * English, the one that the club prefers comes first. Null where there is none.
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
