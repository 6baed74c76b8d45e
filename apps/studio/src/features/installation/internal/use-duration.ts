import { useLanguageStore } from '../../../lib/i18n/language-store.ts'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** Formats seconds in the largest unit that fits, e.g. `3 hours`. */
export function useDuration(): (seconds: number) => string {
  const language = useLanguageStore((state) => state.language)
  return (seconds) => {
    const { unit, seconds: size } = units.find((each) => seconds >= each.seconds) ?? units[3]
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return format.format(Math.floor(seconds / size))
  }
}
