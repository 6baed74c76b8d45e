/** A site language: its code, native name and writing direction. */
export type Language = { code: string; name: string; direction: 'ltr' | 'rtl' }

/** The 28 languages of the site (I18N-02, I18N-06, I18N-07, D-80). */
export const languages = [
  { code: 'en-gb', name: 'English (UK)', direction: 'ltr' },
  { code: 'en-us', name: 'English (US)', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'de-ch', name: 'Deutsch (Schweiz)', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'fr-ch', name: 'Français (Suisse)', direction: 'ltr' },
  { code: 'it', name: 'Italiano', direction: 'ltr' },
  { code: 'it-ch', name: 'Italiano (Svizzera)', direction: 'ltr' },
  { code: 'nl', name: 'Nederlands', direction: 'ltr' },
  { code: 'da', name: 'Dansk', direction: 'ltr' },
  { code: 'fi', name: 'Suomi', direction: 'ltr' },
  { code: 'no', name: 'Norsk', direction: 'ltr' },
  { code: 'sv', name: 'Svenska', direction: 'ltr' },
  { code: 'cy', name: 'Cymraeg', direction: 'ltr' },
  { code: 'el', name: 'Ελληνικά', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'hu', name: 'Magyar', direction: 'ltr' },
  { code: 'pl', name: 'Polski', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'th', name: 'ไทย', direction: 'ltr' },
  { code: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'zh-hk', name: '中文（香港）', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
] as const satisfies Language[]
export type LanguageCode = (typeof languages)[number]['code']

export const defaultLanguage: LanguageCode = 'en-gb'
/** Default for a tenant without supported languages (I18N-01). */
export const defaultSupportedLanguages: readonly LanguageCode[] = ['en-gb', 'th']

export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code)
}

/** The writing direction; left to right if the language is unknown. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.code === code)?.direction ?? 'ltr'
}
