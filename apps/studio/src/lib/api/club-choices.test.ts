import { expect, it } from 'vitest'
import { firstChoices } from './club-choices.ts'

it.each([
  ['where the browser is', 'Europe/Stockholm', 'en-GB', 'Europe/Stockholm', 'SEK'],
  ['a zone without a currency of its own', 'Europe/Berlin', 'de-DE', 'Europe/Berlin', 'EUR'],
  ['a zone of the euro, in a browser of another region', 'Europe/Madrid', 'en-GB', 'Europe/Madrid', 'EUR'],
  ['a browser that hides its zone, by its region', 'UTC', 'en-GB', 'Europe/London', 'GBP'],
  ['a region with several zones', 'UTC', 'en-US', 'UTC', 'USD'],
  ['a language without a region', 'Etc/UTC', 'de', 'Etc/UTC', 'EUR'],
])('suggests the time zone and the currency: %s', (_name, timeZone, locale, zone, currency) => {
  expect(firstChoices('en-gb', { timeZone, locale })).toEqual({ language: 'en-gb', timeZone: zone, currency })
})
