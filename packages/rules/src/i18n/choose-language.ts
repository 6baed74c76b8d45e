import { defaultLanguage, defaultSupportedLanguages, isLanguageCode, type LanguageCode } from './languages.ts'

/** The tenant's language settings; `language` is its start language. */
export type TenantLanguages = {
  language?: string | null | undefined
  supportedLanguages?: readonly string[] | null | undefined
}

/** The entries of the language selector: the tenant's supported languages that the site has, in the tenant's order. */
export function supportedLanguagesOf(tenant: TenantLanguages): readonly LanguageCode[] {
  const supported = (tenant.supportedLanguages ?? []).map((code) => code.toLowerCase()).filter(isLanguageCode)
  return supported.length > 0 ? [...new Set(supported)] : defaultSupportedLanguages
}

/**
 * The language of a visit: the chosen one if the tenant supports it, else en-gb; if none was chosen, the tenant's start language, with the
 * same fallback (I18N-04, I18N-08). `chosen` is the stored or embedded choice, if any.
 */
export function chooseLanguage(chosen: string | null | undefined, tenant: TenantLanguages): LanguageCode {
  const wanted = (chosen || tenant.language || defaultLanguage).toLowerCase()
  return supportedLanguagesOf(tenant).find((code) => code === wanted) ?? defaultLanguage
}
