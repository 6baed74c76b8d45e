import { languages } from '@upbeat/rules/i18n/languages'

type Option = { value: string; label: string; language?: string }

type Browser = { timeZone: string; locale: string }

/** The defaults for a new club: where the browser is, or else where its language is spoken. */
export function firstChoices(language: string, { timeZone, locale } = browserPlace()) {
  const { region = '' } = new Intl.Locale(locale)
  const zone = isNowhere(timeZone) ? (zonesByRegion[region] ?? timeZone) : timeZone
  return { language, timeZone: zone, currency: currencyAt(zone) ?? currenciesByRegion[region] ?? 'EUR' }
}

function browserPlace(): Browser {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language }
}

/** Also reported by browsers that hide their time zone. */
function isNowhere(timeZone: string): boolean {
  return /^(UTC|Etc\/.*|GMT)$/.test(timeZone)
}

/** Of the regions with one time zone. */
const zonesByRegion: Partial<Record<string, string>> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  TR: 'Europe/Istanbul',
  JP: 'Asia/Tokyo',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  AE: 'Asia/Dubai',
  IN: 'Asia/Kolkata',
}

/** Of the regions with several. */
const currenciesByRegion: Partial<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  BR: 'BRL',
  AU: 'AUD',
  NZ: 'NZD',
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

function currencyAt(timeZone: string): string | undefined {
  return currencies.find(([zone]) => zone.test(timeZone))?.[1]
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
