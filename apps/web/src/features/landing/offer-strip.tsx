import type { Product } from '@upbeat/contract/entities/product'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { pricePerMonth } from '../subscription/plan-terms.ts'
import { usePrice } from '../subscription/price.ts'
import styles from './offer-strip.module.css'

/** What the club's membership costs at least, and a link to its longest trial. Renders nothing if no plan has a trial. */
export function OfferStrip({ products }: { products: readonly Product[] }) {
  const t = useText()
  const price = usePrice()
  const plans = products.flatMap((product) => product.plans)
  const days = Math.max(0, ...plans.map(({ trialPeriodDays }) => trialPeriodDays))
  if (days === 0) return null
  const [cheapest] = plans
    .map((plan) => ({ monthly: pricePerMonth(plan), currency: plan.currency }))
    .filter(({ monthly }) => monthly !== null && monthly > 0)
    .toSorted((one, other) => (one.monthly ?? 0) - (other.monthly ?? 0))
  return (
    <div className={styles.strip}>
      {cheapest && (
        <p className={styles.price}>
          {t('landing.priceFrom', { price: price(cheapest.monthly ?? 0, cheapest.currency) })}
        </p>
      )}
      <Button iconEnd="arrow-end" render={<Link to={paths.signUp} />} size="large">
        {t('landing.startFree', { days })}
      </Button>
    </div>
  )
}
