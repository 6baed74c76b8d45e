import type { Plan } from '@upbeat/contract/entities/product'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { type PlanPeriod, planPeriodOf } from '@upbeat/rules/subscription/plan-period'
import { useLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import { periodMonths } from './plan-terms.ts'

type Terms = Pick<Plan, 'interval' | 'intervalCount' | 'renews'>

/** A plan's texts in the page's language: its name and billing interval. */
export function usePlanText() {
  const t = useText()
  const language = useLanguage()
  return {
    /** If a club names a plan after its interval, that name is translated. */
    name: ({ displayName, interval }: Pick<Plan, 'displayName' | 'interval'>) =>
      displayName.toLowerCase() === interval.toLowerCase() ? t(names[interval]) : displayName,
    period: (terms: Terms) => {
      if (terms.renews === false)
        return t('subscription.oncePaid', { duration: durationIn(language, planPeriodOf(terms)) })
      if (terms.intervalCount === 1) return t(periods[terms.interval])
      return terms.interval === 'Daily'
        ? t('subscription.everyDays', { count: terms.intervalCount })
        : t('subscription.everyMonths', { count: periodMonths(terms) })
    },
  }
}

/** For example `3 months`. */
export function durationIn(language: string, { unit, count }: PlanPeriod): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const names: Record<Plan['interval'], PhraseKey> = {
  Daily: 'subscription.intervalDaily',
  Monthly: 'subscription.intervalMonthly',
  Quarterly: 'subscription.intervalQuarterly',
  Annually: 'subscription.intervalAnnually',
  trial: 'subscription.intervalTrial',
}

const periods: Record<Plan['interval'], PhraseKey> = {
  Daily: 'subscription.perDay',
  Monthly: 'subscription.perMonth',
  Quarterly: 'subscription.perQuarter',
  Annually: 'subscription.perYear',
  trial: 'subscription.perMonth',
}
