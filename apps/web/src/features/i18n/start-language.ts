import type { BootPayload } from '@upbeat/contract/boot'
import { chooseLanguage, type TenantLanguages } from '@upbeat/rules/i18n/choose-language'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { showLanguage, storeLanguage } from './change-language.ts'
import { fetchTerms, keptTerms, scheduleTermsRefresh } from './terms.ts'

/**
 * Chooses the language of this visit: `lang` in the URL, else the stored one, else the club's. One that the club doesn't support is
 * replaced by English (I18N-04). The page includes its texts; only if the server didn't know the choice are they loaded from storage or
 * fetched before the first paint.
 */
export async function startLanguage(
  boot: Pick<BootPayload, 'language' | 'phrases'>,
  tenant: TenantLanguages,
  search: string,
) {
  const chosen = new URLSearchParams(search).get('lang') ?? localStore.get('language')
  const language = chooseLanguage(chosen ?? boot.language, tenant)
  showLanguage(boot.language, boot.phrases)
  if (language !== boot.language) showLanguage(language, { ...boot.phrases, ...(await termsOf(language)) })
  storeLanguage(language)
  scheduleTermsRefresh()
}

async function termsOf(language: string) {
  try {
    return keptTerms(language) ?? (await fetchTerms(language))
  } catch (error) {
    logWarning(`The texts in ${language} could not be fetched`, error)
    return null
  }
}
