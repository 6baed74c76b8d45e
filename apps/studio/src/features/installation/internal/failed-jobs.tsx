import { useQueryClient } from '@tanstack/react-query'
import type { FailedJob, QueueName } from '@upbeat/contract/studio/entities/installation'
import { Button } from '@upbeat/ui/button.tsx'
import { useId } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { queuesQuery } from '../installation-queries.ts'
import { useKindName } from './use-kind-name.ts'

/** What failed and why, newest first; one or all can be tried again. */
export function FailedJobs({ queue, failures }: { queue: QueueName; failures: readonly FailedJob[] }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const id = useId()
  const nameOf = useKindName()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const retry = (ids?: string[]) =>
    run(async () => {
      const { retried } = await api('retryJobs', { params: { queue }, body: ids ? { ids } : {} })
      await queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey })
      showToast(t('installation.retried', { count: retried }))
    })
  return (
    <>
      <div className={panel.head}>
        <h3 className={panel.title} id={id}>
          {t('installation.failures')}
        </h3>
        <Button busy={busy} onClick={() => void retry()} size="small" variant="secondary">
          {t('installation.retryAll')}
        </Button>
      </div>
      <ul aria-labelledby={id} className={rows.rows}>
        {failures.map((job) => {
          const name = [nameOf(job.kind), job.club].filter(Boolean).join(' · ')
          return (
            <li className={rows.row} key={job.id}>
              <span className={rows.what}>
                <span className={rows.name}>
                  {name}
                  {job.failedAt && ` · ${times.ago(job.failedAt, now)}`}
                </span>
                <span className={rows.note} dir="ltr" lang="en">
                  {job.error || t('installation.noError')}
                </span>
              </span>
              <Button
                aria-label={t('installation.retryOf', { job: name })}
                busy={busy}
                onClick={() => void retry([job.id])}
                size="small"
                variant="secondary"
              >
                {t('installation.retry')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
