import { supportedLanguagesOf } from '@upbeat/rules/i18n/choose-language'
import { languages } from '@upbeat/rules/i18n/languages'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { changeLanguage } from '../../features/i18n/change-language.ts'
import { useLanguage } from '../../features/i18n/language-store.ts'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { notify } from '../../lib/snackbar-store.ts'
import styles from './language-selector.module.css'

/**
 * The club's languages by native name (I18N-08 to I18N-10). The first render has only the current one: finding fonts for a dozen scripts
 * takes a slow phone 200 ms.
 */
export function LanguageSelector() {
  const t = useText()
  const language = useLanguage()
  const all = useSecondPaint()
  const supported = supportedLanguagesOf(useTenant()).filter((code) => all || code === language)
  const options = supported.map((code) => ({
    value: code,
    label: languages.find((known) => known.code === code)?.name ?? code,
    language: code,
  }))
  return (
    <Select
      className={styles.language}
      hideLabel
      icon="globe"
      label={t('shell.language')}
      onChange={(event) => void changeLanguage(event.target.value).catch(() => notify(t('errors.network'), 'error'))}
      options={options}
      value={language}
    />
  )
}
