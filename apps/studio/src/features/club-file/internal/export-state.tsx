import type { ClubExport } from '@upbeat/contract/studio/club/club-export'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { bytesOf } from '../../../lib/media/bytes-of.ts'

/** What has become of the latest export. */
export function ExportState({ known }: { known: ClubExport | null }) {
  const t = useText()
  const times = useTimes()
  if (!known) return <State text={t('clubFile.noneText')} title={t('clubFile.none')} />
  const { state, progress, bytes, expiresAt, startedAt, startedBy: name } = known
  const when = times.moment(startedAt)
  if (state === 'failed') return <State text={t('clubFile.failedText', { when, name })} title={t('clubFile.failed')} />
  if (state === 'running') {
    return (
      <>
        <State text={t('clubFile.runningText', { when, name })} title={t('clubFile.running')} />
        <progress aria-label={t('clubFile.running')} max={1} value={progress} />
      </>
    )
  }
  const until = times.moment(expiresAt ?? startedAt)
  const text = t('clubFile.readyText', { size: bytesOf(bytes ?? 0), when, name, until })
  return <State text={text} title={t('clubFile.ready')} />
}

function State({ title, text }: { title: string; text: string }) {
  return (
    <div aria-live="polite">
      <h2 className={panel.title}>{title}</h2>
      <p className={panel.text}>{text}</p>
    </div>
  )
}
