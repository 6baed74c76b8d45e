import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { usePrice } from '../price.ts'
import styles from './membership-card.module.css'

/** The known billing details; dates in the club's format. */
export function BillingRows({ display, subscription }: { display: AccountDisplay; subscription: Subscription }) {
  const t = useText()
  const day = useClubDate()
  const price = usePrice()
  const { billingFrequency, subscriptionPrice, currency, percentageOff, amountOff, discountExpiry } = subscription
  const { lastInvoiceAmount, lastInvoiceDate, nextInvoiceDate, nextInvoiceAmount } = subscription
  const money = (amount: number | null) => amount !== null && price(amount, currency)
  const endsAt = display.kind === 'billingCancelled' || display.kind === 'term' ? display.endsAt : null
  const invoice = (amount: number | null, date: string | null | undefined) => {
    const amountText = money(amount)
    if (amountText && date) return t('subscription.nextInvoiceOn', { price: amountText, date: day(date) })
    return amountText || (date && day(date))
  }
  const percentage = (percent: number) =>
    discountExpiry
      ? t('subscription.discountUntil', { percent, date: day(discountExpiry) })
      : t('subscription.codeApplied', { percent })
  return (
    <dl className={styles.rows}>
      <Row label="subscription.billingFrequency">
        {display.kind !== 'term' && billingFrequency && t(frequencies[billingFrequency])}
      </Row>
      <Row label="subscription.price">{money(subscriptionPrice)}</Row>
      <Row label="subscription.discount">
        {amountOff !== undefined ? price(-amountOff, currency) : percentageOff !== null && percentage(percentageOff)}
      </Row>
      <Row label="subscription.lastInvoice">{invoice(lastInvoiceAmount, lastInvoiceDate)}</Row>
      <Row label="subscription.nextInvoice">{invoice(nextInvoiceAmount, nextInvoiceDate)}</Row>
      <Row label="subscription.end">{endsAt !== null && t('subscription.endsOn', { date: day(endsAt) })}</Row>
    </dl>
  )
}

function Row({ label, children }: { label: PhraseKey; children: ReactNode }) {
  const t = useText()
  if (!children) return null
  return (
    <div className={styles.row}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const frequencies: Record<NonNullable<Subscription['billingFrequency']>, PhraseKey> = {
  Daily: 'subscription.intervalDaily',
  Weekly: 'subscription.intervalWeekly',
  Monthly: 'subscription.intervalMonthly',
  Quarterly: 'subscription.intervalQuarterly',
  Annually: 'subscription.intervalAnnually',
}
