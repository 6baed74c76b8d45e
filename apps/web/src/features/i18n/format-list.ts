import { currentLanguage } from './language-store.ts'

/** Several things in the page's language, with its own comma and its own word for "and". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items)
}
