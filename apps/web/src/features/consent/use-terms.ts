import { useQuery } from '@tanstack/react-query'
import { isTerms } from '@upbeat/rules/consent/consent'
import { consentsQuery } from '../auth/queries.ts'
import { useLanguageStore } from '../i18n/language-store.ts'

/** The club's terms in the page's language (CONS-07); `data` is `null` where it has none. */
export function useTerms() {
  const language = useLanguageStore((state) => state.language)
  return useQuery({ ...consentsQuery(language), select: (consents) => consents.find(isTerms) ?? null })
}
