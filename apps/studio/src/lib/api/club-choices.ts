import { languages } from '@upbeat/rules/i18n/languages'

type Option = { value: string; label: string; language?: string }

/** The browser's defaults for a new club. */
export function firstChoices(language: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { language, timeZone, currency: currencyAt(timeZone) }
}

/** By the beginning of the time zone's name; the first that fits counts. A guess, which the form lets people change. */
const currencies: readonly [zone: RegExp, currency: string][] = [
  [/^Europe\/(London|Belfast|Guernsey|Isle_of_Man|Jersey)$/, 'GBP'],
  [/^Europe\/(Zurich|Busingen|Vaduz)$/, 'CHF'],
  [/^Europe\/Stockholm$/, 'SEK'],
  [/^Europe\/Oslo$/, 'NOK'],
  [/^Europe\/Copenhagen$/, 'DKK'],
  [/^Europe\/Warsaw$/, 'PLN'],
  [/^Europe\/Prague$/, 'CZK'],
  [/^Europe\/Istanbul$/, 'TRY'],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns)$/, 'CAD'],
  [/^America\/(Mexico_City|Monterrey|Tijuana|Cancun)$/, 'MXN'],
  [/^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Manaus)$/, 'BRL'],
  [/^America\//, 'USD'],
  [/^Pacific\/Honolulu$/, 'USD'],
  [/^Pacific\/Auckland$/, 'NZD'],
  [/^Australia\//, 'AUD'],
  [/^Asia\/Tokyo$/, 'JPY'],
  [/^Asia\/Singapore$/, 'SGD'],
  [/^Asia\/Bangkok$/, 'THB'],
  [/^Asia\/Dubai$/, 'AED'],
  [/^Asia\/(Kolkata|Calcutta)$/, 'INR'],
]

function currencyAt(timeZone: string): string {
  return currencies.find(([zone]) => zone.test(timeZone))?.[1] ?? 'EUR'
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
