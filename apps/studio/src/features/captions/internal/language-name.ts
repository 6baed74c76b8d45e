import { languages } from '@upbeat/rules/i18n/languages'

/** A language of the site as its speakers write it. */
export function languageName(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code
}
