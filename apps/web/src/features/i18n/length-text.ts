import { useLanguage } from './language-store.ts'
import { useText } from './text.ts'

/** Formats a length in minutes: `45 min`, or `7 hrs 35 min` from two hours on. */
export function useLengthText(): (minutes: number) => string {
  const t = useText()
  const language = useLanguage()
  return (minutes) => {
    if (minutes < 120) return t('common.minutes', { minutes })
    const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
    const hours = unit.format(Math.floor(minutes / 60))
    return minutes % 60 === 0 ? hours : `${hours} ${t('common.minutes', { minutes: minutes % 60 })}`
  }
}
