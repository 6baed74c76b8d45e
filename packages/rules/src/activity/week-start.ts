/** A day of the week, 0 (Sunday) to 6 (Saturday). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Regions whose week starts on Saturday or Sunday, by CLDR's week data; elsewhere it starts on Monday. */
const saturdayRegions = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
const sundayRegions =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'

/**
 * The first day of the week for a locale such as `en-us`. A locale without a region uses the likely region of its language (`ar` Egypt,
 * `he` Israel). `Intl.Locale.getWeekInfo` is not supported by every browser.
 * @throws RangeError for an invalid locale.
 */
export function firstWeekday(locale: string): Weekday {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (saturdayRegions.split(' ').includes(region)) return 6
  return sundayRegions.split(' ').includes(region) ? 0 : 1
}
