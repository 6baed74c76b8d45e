import type { PayoutStatement } from '@upbeat/contract/studio/entities/figures/payout'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useReach } from '../../../lib/api/session.ts'
import { amountText } from '../../../lib/i18n/amount-text.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import table from '../../../lib/layout/record-table.module.css'
import styles from '../payouts.module.css'
import { LinkCoach } from './link-coach.tsx'
import { monthName } from './month-name.ts'

const counted = { all: 'payouts.countsAll', onDemand: 'payouts.countsOnDemand', live: 'payouts.countsLive' } as const

/** A month's payouts, to read, print and pay. */
export function Statement({ statement, isStale }: { statement: PayoutStatement; isStale: boolean }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguageStore((state) => state.language)
  const mayLink = useReach('payouts.edit') !== null
  const { month, frozenAt, currency, rule, pool, lines } = statement
  const money = (amountMinor: number) => amountText(amountMinor, currency, language)
  const number = new Intl.NumberFormat(language)
  const minutes = (seconds: number) => number.format(Math.round(seconds / 60))
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{monthName(month, language)}</h2>
      <p className={panel.text}>
        {frozenAt === null ? t('payouts.open') : t('payouts.frozen', { when: times.day(frozenAt) })}
      </p>
      {pool && (
        <p className={panel.text}>
          {rule.pool.kind === 'share' && pool.paidMinor !== null
            ? t('payouts.poolOfPayments', {
                amount: money(pool.amountMinor),
                percent: number.format(rule.pool.percent),
                paid: money(pool.paidMinor),
              })
            : t('payouts.pool', { amount: money(pool.amountMinor) })}{' '}
          {t(counted[rule.counts])}
        </p>
      )}
      {lines.length === 0 ? (
        <EmptyState
          icon="chart"
          text={t(pool ? 'payouts.noLinesText' : 'payouts.noOwnText')}
          title={t('payouts.noLines')}
        />
      ) : (
        <div className={table.frame} data-stale={isStale || undefined}>
          <table aria-label={monthName(month, language)} className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('payouts.coach')}</th>
                <th className={table.amount} scope="col">
                  {t('payouts.minutes')}
                </th>
                <th className={table.amount} scope="col">
                  {t('payouts.amount')}
                </th>
                {mayLink && (
                  <th className={styles.link} scope="col">
                    {t('payouts.seenBy')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ coach, seconds, amountMinor, accountId }) => (
                <tr key={coach}>
                  <th dir="auto" scope="row">
                    {coach}
                  </th>
                  <td className={table.amount} data-label={t('payouts.minutes')}>
                    {minutes(seconds)}
                  </td>
                  <td className={table.amount} data-label={t('payouts.amount')}>
                    {money(amountMinor)}
                  </td>
                  {mayLink && (
                    <td className={styles.link} data-label={t('payouts.seenBy')}>
                      <LinkCoach accountId={accountId} coach={coach} />
                    </td>
                  )}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('payouts.total')}</th>
                <td className={table.amount} data-label={t('payouts.minutes')}>
                  {minutes(lines.reduce((sum, { seconds }) => sum + seconds, 0))}
                </td>
                <td className={table.amount} data-label={t('payouts.amount')}>
                  {money(total)}
                </td>
                {mayLink && <td className={styles.link} />}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
