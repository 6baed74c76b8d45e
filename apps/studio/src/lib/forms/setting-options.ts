import type { SettingValue } from '@upbeat/contract/studio/entities/settings'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'
import type { SelectOption } from '@upbeat/ui/select.tsx'
import { currencyOptions, languageOptions, timeZoneOptions } from '../api/club-choices.ts'
import type { Text } from '../i18n/use-text.ts'

type Shown = { t: Text; language: string; current: SettingValue }

/** The options of a setting with labels; always includes the current value. */
export function settingOptions(
  { key, control, options = [] }: Setting,
  { t, language, current }: Shown,
): readonly SelectOption[] {
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

/** The last day of a year in a date format, e.g. `31.12.2026`; an unknown format is shown as it is. */
function sampleOf(format: string): string {
  if (!dateFormats.includes(format)) return format
  const parts: Record<string, string> = { DD: '31', D: '31', MM: '12', MMMM: 'December', YYYY: '2026' }
  return format.replace(/MMMM|YYYY|DD|MM|D/g, (letters) => parts[letters] ?? letters)
}
