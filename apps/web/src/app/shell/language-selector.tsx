import { supportedLanguagesOf } from '@upbeat/rules/i18n/choose-language'
import { languages } from '@upbeat/rules/i18n/languages'
import { Select } from '@upbeat/ui/select.tsx'
import { useCallback, useState } from 'react'
import { changeLanguage } from '../../features/i18n/change-language.ts'
import { useLanguage } from '../../features/i18n/language-store.ts'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { notify } from '../../lib/snackbar-store.ts'
import styles from './language-selector.module.css'

/** One window height away. */
const nearby = { rootMargin: '100% 0px' }

/**
 * The club's languages by native name (I18N-08 to I18N-10). Out of view it has only the current one: finding fonts for a dozen scripts
 * takes a slow phone 100 ms.
 */
export function LanguageSelector() {
  const t = useText()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const whenNear = useCallback((select: Element | null) => {
    if (!select) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setAll(true), nearby)
    observer.observe(select)
    return () => observer.disconnect()
  }, [])
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
      ref={whenNear}
      value={language}
    />
  )
}
