import { useQueryClient } from '@tanstack/react-query'
import type { Queue } from '@upbeat/contract/studio/entities/installation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { useId, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { DotBadge } from '../../../lib/layout/dot-badge.tsx'
import panel from '../../../lib/layout/panel.module.css'
import { queuesQuery } from '../installation-queries.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { QueueKinds } from './queue-kinds.tsx'

type Words = { title: StudioTextKey; text: StudioTextKey; pauseText: StudioTextKey; pauseTitle: StudioTextKey }
const words: Record<Queue['queue'], Words> = {
  encoding: {
    title: 'installation.encodingQueue',
    text: 'installation.encodingQueueText',
    pauseTitle: 'installation.pauseEncodingTitle',
    pauseText: 'installation.pauseEncodingText',
  },
  jobs: {
    title: 'installation.jobQueue',
    text: 'installation.jobQueueText',
    pauseTitle: 'installation.pauseJobsTitle',
    pauseText: 'installation.pauseJobsText',
  },
}

export function QueuePanel({ queue: { queue, pausedAt, kinds, failures } }: { queue: Queue }) {
  const t = useText()
  const times = useTimes()
  const id = useId()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const { title, text, pauseTitle, pauseText } = words[queue]
  const setPaused = async (paused: boolean) => {
    await api('pauseQueue', { params: { queue }, body: { paused } })
    await queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey })
  }
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {t(title)}
        </h2>
        {pausedAt === null ? (
          <Button
            aria-label={t('installation.pauseOf', { queue: t(title) })}
            onClick={() => setAsking(true)}
            size="small"
            variant="secondary"
          >
            {t('installation.pause')}
          </Button>
        ) : (
          <Button
            aria-label={t('installation.goOnOf', { queue: t(title) })}
            busy={busy}
            onClick={() => void run(() => setPaused(false))}
            size="small"
          >
            {t('installation.goOn')}
          </Button>
        )}
      </div>
      {pausedAt !== null && (
        <p role="status">
          <DotBadge tone="warning">{t('installation.pausedSince', { when: times.moment(pausedAt) })}</DotBadge>
        </p>
      )}
      <p className={panel.text}>{t(text)}</p>
      <QueueKinds kinds={kinds} />
      {failures.length > 0 && <FailedJobs failures={failures} queue={queue} />}
      {isAsking && (
        <ConfirmDialog
          action={t('installation.pause')}
          done={t('installation.pausedNow')}
          onClose={() => setAsking(false)}
          text={t(pauseText)}
          title={t(pauseTitle)}
          work={() => setPaused(true)}
        />
      )}
    </section>
  )
}
