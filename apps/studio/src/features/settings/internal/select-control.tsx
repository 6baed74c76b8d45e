import { Select } from '@upbeat/ui/select.tsx'
import { settingOptions } from '../../../lib/forms/setting-options.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ControlProps } from './setting-field.tsx'

/** A select for one of several values. */
export function SelectControl({ setting, name, text, value, fallback, isDisabled, error, onSet }: ControlProps) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const current = value ?? fallback
  const options = settingOptions(setting, { t, language, current })
  return (
    <Select
      description={text}
      disabled={isDisabled}
      error={error}
      label={name}
      onChange={({ target }) => onSet(target.value || null)}
      options={options}
      value={String(current ?? '')}
    />
  )
}
