import { useQuery } from '@tanstack/react-query'
import type { FailingCard } from '@upbeat/contract/studio/entities/selling/payment'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { amountText } from '../../lib/i18n/amount-text.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { type Text, useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import table from '../../lib/layout/record-table.module.css'
import { PayerName } from './internal/payer-name.tsx'
import { failingCardsQuery } from './payment-queries.ts'

/** Members whose last charge failed, and what happens next (SELL-05). */
export function FailingCards() {
  const t = useText()
  return (
    <QueryStates height="16rem" query={useQuery(failingCardsQuery)}>
      {({ cards }) =>
        cards.length === 0 ? (
          <EmptyState icon="check" text={t('bookkeeping.noneFailingText')} title={t('bookkeeping.noneFailing')} />
        ) : (
          <CardTable cards={cards} />
        )
      }
    </QueryStates>
  )
}

function CardTable({ cards }: { cards: readonly FailingCard[] }) {
  const t = useText()
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('bookkeeping.member')}</th>
            <th scope="col">{t('bookkeeping.plan')}</th>
            <th scope="col">{t('bookkeeping.failures')}</th>
            <th scope="col">{t('bookkeeping.next')}</th>
            <th className={table.amount} scope="col">
              {t('bookkeeping.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <CardLine card={card} key={card.memberId} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CardLine({ card }: { card: FailingCard }) {
  const t = useText()
  const { day } = useTimes()
  const language = useLanguageStore((state) => state.language)
  const { member, planName, attempts, amountMinor, currency } = card
  return (
    <tr>
      <th scope="row">
        <PayerName member={member} />
      </th>
      <td data-label={t('bookkeeping.plan')}>{planName ?? '–'}</td>
      <td>{t('bookkeeping.failedTimes', { count: attempts })}</td>
      <td className={table.sentence}>{nextText(card, t, day)}</td>
      <td className={table.amount} data-label={t('bookkeeping.amount')}>
        {amountMinor !== null && currency !== null ? amountText(amountMinor, currency, language) : '–'}
      </td>
    </tr>
  )
}

/** What happens next, as a sentence. */
function nextText({ nextAttemptAt, isLastAttempt }: FailingCard, t: Text, day: (when: string) => string): string {
  if (nextAttemptAt === null) return t('bookkeeping.nextUnknown')
  const date = day(nextAttemptAt)
  if (isLastAttempt === null) return t('bookkeeping.nextByProvider', { date })
  return t(isLastAttempt ? 'bookkeeping.nextIsLast' : 'bookkeeping.nextOfMore', { date })
}
