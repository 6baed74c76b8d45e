import type { StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'

type Terms = Pick<StudioPlan, 'price' | 'currency' | 'period' | 'renews'>

/** A plan's terms in words, e.g. `£9.99 a month`, or `£30 once, for 3 months`. */
export function usePlanWords() {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  return {
    terms: ({ price, currency, period, renews }: Terms) => {
      const often = renews
        ? t(periodKeys[period.unit], { count: period.count })
        : t('plans.once', { duration: durationIn(language, period) })
      return `${moneyIn(language, price, currency)} ${often}`
    },
    subscribers: (count: number | null) => subscribersText(t, count),
  }
}

/** An amount in major units, e.g. `£9.99`. */
export function moneyIn(language: string, amount: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
}

function durationIn(language: string, { unit, count }: Terms['period']): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

function subscribersText(t: Text, count: number | null): string {
  if (count === null) return t('plans.fewSubscribers')
  return count === 0 ? t('plans.noSubscribers') : t('plans.subscribers', { count })
}

const periodKeys = { day: 'plans.perDays', month: 'plans.perMonths', year: 'plans.perYears' } as const
