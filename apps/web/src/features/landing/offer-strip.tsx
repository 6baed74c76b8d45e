import type { Product } from '@upbeat/contract/entities/product'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { pricePerMonth } from '../subscription/plan-terms.ts'
import { usePrice } from '../subscription/price.ts'
import styles from './offer-strip.module.css'

/** A link to the longest trial of the club's membership, how many classes there are, and what they cost at least. */
export function OfferStrip({ products, classCount }: { products: readonly Product[]; classCount: number }) {
  const t = useText()
  const price = usePrice()
  const plans = products.flatMap((product) => product.plans)
  const days = Math.max(0, ...plans.map(({ trialPeriodDays }) => trialPeriodDays))
  const [cheapest] = plans
    .map((plan) => ({ monthly: pricePerMonth(plan), currency: plan.currency }))
    .filter(({ monthly }) => monthly !== null && monthly > 0)
    .toSorted((one, other) => (one.monthly ?? 0) - (other.monthly ?? 0))
  const facts = [
    classCount > 0 && t('common.classes', { count: classCount }),
    days > 0 && cheapest && t('landing.priceFrom', { price: price(cheapest.monthly ?? 0, cheapest.currency) }),
  ].filter(Boolean)
  return (
    <>
      {days > 0 && (
        <Button render={<Link to={paths.signUp} />} size="large" variant="secondary">
          {t('landing.startFree', { days })}
        </Button>
      )}
      {facts.length > 0 && <p className={styles.line}>{facts.join(' · ')}</p>}
    </>
  )
}
