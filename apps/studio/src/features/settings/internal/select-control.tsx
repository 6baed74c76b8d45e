import type { SettingValue } from '@upbeat/contract/studio/entities/settings'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'
import { Select, type SelectOption } from '@upbeat/ui/select.tsx'
import { currencyOptions, languageOptions, timeZoneOptions } from '../../../lib/club-choices.ts'
import { useLanguageStore } from '../../../lib/language-store.ts'
import { type Text, useText } from '../../../lib/use-text.ts'
import type { ControlProps } from './setting-field.tsx'

/** One of several values. */
export function SelectControl({ setting, name, text, value, fallback, isDisabled, error, onSet }: ControlProps) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const current = value ?? fallback
  const options = optionsOf(setting, { t, language, current })
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

type Shown = { t: Text; language: string; current: SettingValue }

function optionsOf({ key, control, options = [] }: Setting, { t, language, current }: Shown): readonly SelectOption[] {
  const none = { value: '', label: t('settings.none') }
  if (control === 'language') return languageOptions()
  if (control === 'currency') return [none, ...currencyOptions(language)]
  if (control === 'timeZone') return [none, ...timeZoneOptions()]
  if (control === 'dateFormat') {
    const formats = [...new Set([...dateFormats, String(current)])]
    return formats.map((format) => ({ value: format, label: sampleOf(format) }))
  }
  return options.map((option) => ({
    value: String(option ?? ''),
    label: t(`settings.choice-${key}.${option ?? 'none'}` as StudioPhraseKey),
  }))
}

const dateFormats = ['DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'D MMMM YYYY', 'MMMM D, YYYY']

/** The last day of a year in a format, e.g. `31.12.2026`; a format with other letters stands for itself. */
function sampleOf(format: string): string {
  if (!dateFormats.includes(format)) return format
  const parts: Record<string, string> = { DD: '31', D: '31', MM: '12', MMMM: 'December', YYYY: '2026' }
  return format.replace(/MMMM|YYYY|DD|MM|D/g, (letters) => parts[letters] ?? letters)
}
