import { currentLanguage } from './language-store.ts'

/** Formats a list in the page's language, with its own comma and "and". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items)
}
