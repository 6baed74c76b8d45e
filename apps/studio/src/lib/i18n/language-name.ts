import { languages } from '@upbeat/rules/i18n/languages'

/** A language of the members' app by its native name; the code if unknown. */
export function languageName(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code
}
