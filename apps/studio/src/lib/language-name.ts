import { languages } from '@upbeat/rules/i18n/languages'

/** A language of the members' app by the name its speakers use; the code where it is no such language. */
export function languageName(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code
}
