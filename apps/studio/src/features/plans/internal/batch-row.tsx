import type { CodeBatch } from '@upbeat/contract/studio/entities/selling/code'
import { Button } from '@upbeat/ui/button.tsx'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import { useLocalTime } from './local-time.ts'

type BatchRowProps = { batch: CodeBatch; onRedemptions: () => void; onRevoke: () => void }

/** A batch of access codes: its terms, and how many were used. */
export function BatchRow({ batch, onRedemptions, onRevoke }: BatchRowProps) {
  const t = useText()
  const times = useTimes()
  const local = useLocalTime()
  const { run, busy } = useAction()
  const mayEdit = useReach('codes.edit') !== null
  const { id, label: name, size, used, revoked, createdAt } = batch
  const isOpen = size > used + revoked
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name} dir="auto">
          {name}
        </span>
        <span>{termsOf(batch, t, local).join(' · ')}</span>
        <span className={rows.note}>
          {[
            t('plans.usedCodes', { count: used }),
            ...(revoked > 0 ? [t('plans.revokedCount', { count: revoked })] : []),
            t('plans.madeOn', { time: times.moment(createdAt) }),
          ].join(' · ')}
        </span>
      </span>
      <span className={rows.actions}>
        {used > 0 && (
          <Button aria-label={t('plans.redemptionsOf', { name })} onClick={onRedemptions} size="small" variant="quiet">
            {t('plans.redemptions')}
          </Button>
        )}
        {mayEdit && (
          <Button
            aria-label={t('plans.downloadOf', { name })}
            busy={busy}
            icon="download"
            onClick={() => void run(() => downloadReply('exportCodeBatch', { batch: id }, 'access-codes.csv'))}
            size="small"
            variant="secondary"
          >
            {t('plans.download')}
          </Button>
        )}
        {mayEdit && isOpen && (
          <Button aria-label={t('plans.revokeOf', { name })} onClick={onRevoke} size="small" variant="quiet">
            {t('plans.revoke')}
          </Button>
        )}
      </span>
    </li>
  )
}

function termsOf({ size, days, usesPerCode, until, isExpired }: CodeBatch, t: Text, local: (time: string) => string) {
  return [
    t('plans.codes', { count: size }),
    days === null ? t('plans.endless') : t('plans.codeDaysEach', { count: days }),
    ...(usesPerCode > 1 ? [t('plans.usesEach', { count: usesPerCode })] : []),
    ...(until === null ? [] : [t(isExpired ? 'plans.expiredOn' : 'plans.validUntil', { time: local(until) })]),
  ]
}
