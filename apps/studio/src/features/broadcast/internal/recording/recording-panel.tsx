import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { useReach } from '../../../../lib/api/session.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../../lib/forms/confirm-dialog.tsx'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { broadcastQuery } from '../../broadcast-query.ts'
import { MadeClass } from './made-class.tsx'
import type { Range } from './snap.ts'
import { TrimEditor } from './trim-editor.tsx'

type RecordingPanelProps = { broadcast: StudioBroadcast; recording: NonNullable<StudioBroadcast['recording']> }

/** The recording of the last occurrence: made a class by one click and published by another, trimmed, or discarded (WEEK-08). */
export function RecordingPanel({ broadcast: { eventId, name }, recording }: RecordingPanelProps) {
  const t = useText()
  const times = useTimes()
  const { busy, run } = useAction()
  const mayGoLive = useReach('schedule.goLive') !== null
  const { startsAt, durationSecond, tag } = recording
  const [isTrimming, setTrimming] = useState(false)
  const [range, setRange] = useState<Range | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const params = { id: eventId, startsAt }
  const refresh = () => queryClient.invalidateQueries({ queryKey: broadcastQuery(eventId).queryKey })

  async function makeClass() {
    await api('makeClassOfRecording', { params, body: range ?? {} })
    setTrimming(false)
    await refresh()
  }

  return (
    <section className={panel.panel}>
      <div>
        <h2 className={panel.title}>{t('broadcast.recordingTitle', { name, length: lengthOf(durationSecond) })}</h2>
        {tag === null && <p className={panel.text}>{t('broadcast.recordingText', { when: times.moment(startsAt) })}</p>}
      </div>
      {isTrimming && tag === null && <TrimEditor onRange={setRange} range={range} {...params} />}
      {tag !== null && <MadeClass tag={tag} />}
      {tag === null && mayGoLive && (
        <div className={panel.actions}>
          <Button busy={busy} onClick={() => void run(makeClass)}>
            {t('broadcast.makeClass')}
          </Button>
          {!isTrimming && (
            <Button onClick={() => setTrimming(true)} variant="secondary">
              {t('broadcast.trim')}
            </Button>
          )}
          <Button onClick={() => setDiscarding(true)} variant="secondary">
            {t('broadcast.discard')}
          </Button>
        </div>
      )}
      {isDiscarding && (
        <ConfirmDialog
          action={t('broadcast.discard')}
          done={t('broadcast.discarded')}
          isDangerous
          onClose={() => setDiscarding(false)}
          text={t('broadcast.discardText')}
          title={t('broadcast.discardTitle')}
          work={async () => {
            await api('discardRecording', { params })
            await refresh()
          }}
        />
      )}
    </section>
  )
}
