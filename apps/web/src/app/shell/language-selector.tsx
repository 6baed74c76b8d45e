import { supportedLanguagesOf } from '@upbeat/rules/i18n/choose-language'
import { languages } from '@upbeat/rules/i18n/languages'
import { changeLanguage } from '../../features/i18n/change-language.ts'
import { useLanguage } from '../../features/i18n/language-store.ts'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { Select } from '../../ui/select.tsx'

/** The club's languages, each in its own name, so that whoever needs it can read it (I18N-08 to I18N-10). */
export function LanguageSelector() {
  const t = useText()
  const language = useLanguage()
  const supported = supportedLanguagesOf(useTenant())
  const options = supported.map((code) => ({
    value: code,
    label: languages.find((known) => known.code === code)?.name ?? code,
    language: code,
  }))
  return (
    <Select
      hideLabel
      icon="globe"
      label={t('shell.language')}
      onChange={(event) => void changeLanguage(event.target.value).catch(() => notify(t('errors.network'), 'error'))}
      options={options}
      value={language}
    />
  )
}
