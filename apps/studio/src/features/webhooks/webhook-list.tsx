import { useQuery } from '@tanstack/react-query'
import type { Webhook } from '@upbeat/contract/studio/entities/webhook'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useNow } from '../../lib/i18n/use-now.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useTimes } from '../../lib/i18n/use-times.ts'
import rows from '../../lib/layout/rows.module.css'
import { webhooksQuery } from './webhooks-query.ts'

/** The club's webhooks (PLAT-05). */
export function WebhookList() {
  const t = useText()
  return (
    <QueryStates height="12rem" query={useQuery(webhooksQuery)}>
      {(webhooks) =>
        webhooks.length === 0 ? (
          <EmptyState icon="external" text={t('webhooks.emptyText')} title={t('webhooks.empty')} />
        ) : (
          <ul className={rows.rows}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      }
    </QueryStates>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const { id, url, types, isOn, failingSince, waiting } = webhook
  const state = !isOn
    ? t('webhooks.off')
    : failingSince
      ? t('webhooks.failing', { when: times.ago(failingSince, now) })
      : t('webhooks.working')
  const note = [
    state,
    t('webhooks.typeCount', { count: types.length }),
    waiting > 0 && t('webhooks.waiting', { count: waiting }),
  ]
  return (
    <li className={rows.row}>
      <Icon name={failingSince && isOn ? 'warning' : 'external'} />
      <span className={rows.what}>
        <span className={rows.name} dir="ltr">
          {url}
        </span>
        <span className={rows.note}>{note.filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        aria-label={t('webhooks.openOf', { url })}
        render={<Link to={`/settings/webhooks/${id}`} />}
        size="small"
        variant="secondary"
      >
        {t('webhooks.open')}
      </Button>
    </li>
  )
}
