import { defaultLanguage, defaultSupportedLanguages, isLanguageCode, type LanguageCode } from './languages.ts'

/** The tenant's part in the choice; `language` is its start language. */
export type TenantLanguages = {
  language?: string | null | undefined
  supportedLanguages?: readonly string[] | null | undefined
}

/** The entries of the language selector: those of the tenant's languages that the site has, in the tenant's order. */
export function supportedLanguagesOf(tenant: TenantLanguages): readonly LanguageCode[] {
  const supported = (tenant.supportedLanguages ?? []).map((code) => code.toLowerCase()).filter(isLanguageCode)
  return supported.length > 0 ? [...new Set(supported)] : defaultSupportedLanguages
}

/**
 * The language of a visit. One that was chosen counts only if the tenant supports it, else it is en-gb; without a choice it
 * is the tenant's start language, by the same rule (I18N-04, I18N-08). `chosen` is the stored or embedded choice, if any.
 */
export function chooseLanguage(chosen: string | null | undefined, tenant: TenantLanguages): LanguageCode {
  const wanted = (chosen || tenant.language || defaultLanguage).toLowerCase()
  return supportedLanguagesOf(tenant).find((code) => code === wanted) ?? defaultLanguage
}
