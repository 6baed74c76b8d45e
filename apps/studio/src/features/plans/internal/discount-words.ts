import type { StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useLocalTime } from './local-time.ts'
import { moneyIn } from './plan-words.ts'

type Validity = Pick<StudioDiscount, 'from' | 'until' | 'maximumUses' | 'uses'>

/** A discount code in words. */
export function useDiscountWords() {
  const t = useText()
  const local = useLocalTime()
  const language = useLanguageStore((state) => state.language)
  return {
    /** E.g. `20% off for 3 months`. */
    benefit: ({ percentageOff, amountOff, currency, months }: StudioDiscount) => {
      const off =
        amountOff !== null && currency !== null
          ? t('plans.off', { amount: moneyIn(language, amountOff, currency) })
          : t('plans.off', {
              amount: new Intl.NumberFormat(language, { style: 'percent' }).format((percentageOff ?? 0) / 100),
            })
      return months === null ? off : `${off} ${t('plans.forMonths', { count: months })}`
    },
    /** When it is valid, and how often it was used. */
    validity: ({ from, until, maximumUses, uses }: Validity) => [
      ...(from === null ? [] : [t('plans.validFrom', { time: local(from) })]),
      ...(until === null ? [] : [t('plans.validUntil', { time: local(until) })]),
      maximumUses === null ? t('plans.uses', { count: uses }) : t('plans.usesOf', { count: maximumUses, used: uses }),
    ],
  }
}
