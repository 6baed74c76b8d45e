import { languages } from '@upbeat/rules/i18n/languages'

type Option = { value: string; label: string; language?: string }

/** The browser's defaults for a new club. */
export function firstChoices(language: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { language, timeZone, currency: currencyAt(timeZone) }
}

function currencyAt(timeZone: string): string {
  if (timeZone === 'Europe/London') return 'GBP'
  if (timeZone === 'Europe/Zurich') return 'CHF'
  return timeZone.startsWith('America/') ? 'USD' : 'EUR'
}

/** Every language of the members' app, by native name. */
export function languageOptions(): readonly Option[] {
  return languages.map(({ code, name }) => ({ value: code, label: name, language: code }))
}

export function currencyOptions(language: string): readonly Option[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))
}

export function timeZoneOptions(): readonly Option[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const zones = new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
