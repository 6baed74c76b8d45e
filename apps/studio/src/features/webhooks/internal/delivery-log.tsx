import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { deliveryStates, type WebhookDelivery } from '@upbeat/contract/studio/entities/webhook'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { type DeliveryState, deliveriesQuery, webhooksQuery } from '../webhooks-query.ts'
import styles from './delivery-log.module.css'
import { problemText } from './delivery-text.ts'
import { typeKeys } from './type-keys.ts'

const stateKeys = {
  waiting: 'webhooks.stateWaiting',
  delivered: 'webhooks.stateDelivered',
  failed: 'webhooks.stateFailed',
} as const

/** The messages of the last 30 days, newest first, each with its last attempt and what was sent. */
export function DeliveryLog({ id }: { id: string }) {
  const t = useText()
  const [state, setState] = useState<DeliveryState>()
  const query = useInfiniteQuery(deliveriesQuery(id, state))
  return (
    <section className={panel.panel}>
      <div className={styles.head}>
        <h2 className={panel.title}>{t('webhooks.log')}</h2>
        <Select
          hideLabel
          label={t('webhooks.state')}
          onChange={({ target }) => setState(deliveryStates.find((one) => one === target.value))}
          options={[
            { value: '', label: t('webhooks.allStates') },
            ...deliveryStates.map((one) => ({ value: one, label: t(stateKeys[one]) })),
          ]}
          value={state ?? ''}
        />
      </div>
      <QueryStates height="12rem" query={query}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries)
          return deliveries.length === 0 ? (
            <EmptyState icon="external" text={t('webhooks.logEmptyText')} title={t('webhooks.logEmpty')} />
          ) : (
            <ul className={rows.rows}>
              {deliveries.map((delivery) => (
                <DeliveryRow delivery={delivery} key={delivery.id} webhookId={id} />
              ))}
            </ul>
          )
        }}
      </QueryStates>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} variant="secondary">
          {t('webhooks.more')}
        </Button>
      )}
    </section>
  )
}

function DeliveryRow({ delivery, webhookId }: { delivery: WebhookDelivery; webhookId: string }) {
  const t = useText()
  const times = useTimes()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const { id, type, at, state, attempts, nextAttemptAt, body } = delivery
  const name = t(typeKeys[type])
  const note = [
    times.moment(at),
    t(stateKeys[state]),
    attempts > 1 && t('webhooks.attempts', { count: attempts }),
    problemText(delivery, t),
    nextAttemptAt !== null && attempts > 0 && t('webhooks.next', { when: times.moment(nextAttemptAt) }),
  ]
  const resend = () =>
    run(async () => {
      const sent = await api('resendDelivery', { params: { id: webhookId, delivery: id } })
      await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      if (sent.state === 'delivered') showToast(t('webhooks.resent'))
      else showToast(problemText(sent, t), { tone: 'danger' })
    })
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name}>{name}</span>
        <span className={rows.note}>{note.filter(Boolean).join(' · ')}</span>
        <details className={styles.body}>
          <summary>{t('webhooks.body')}</summary>
          <pre dir="ltr">{`${id}\n${body}`}</pre>
        </details>
      </span>
      <Button
        aria-label={t('webhooks.resendOf', { name, when: times.moment(at) })}
        busy={busy}
        onClick={() => void resend()}
        size="small"
        variant="secondary"
      >
        {t('webhooks.resend')}
      </Button>
    </li>
  )
}
