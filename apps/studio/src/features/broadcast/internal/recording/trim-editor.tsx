import { useQuery } from '@tanstack/react-query'
import type { BroadcastRecording } from '@upbeat/contract/studio/entities/broadcast'
import { Button } from '@upbeat/ui/button.tsx'
import { Slider } from '@upbeat/ui/slider.tsx'
import { useRef } from 'react'
import { QueryStates } from '../../../../lib/api/query-states.tsx'
import { lengthOf } from '../../../../lib/forms/length-of.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { VideoPlayer } from '../../../../lib/media/video-player.tsx'
import { recordingQuery } from './recording-query.ts'
import { type Range, snapRange } from './snap.ts'
import styles from './trim-editor.module.css'

type TrimEditorProps = {
  id: string
  startsAt: string
  /** Null for the whole recording. */
  range: Range | null
  onRange: (range: Range | null) => void
}

/** Cuts the beginning and the end off a recording, next to the player (WEEK-08). */
export function TrimEditor({ id, startsAt, range, onRange }: TrimEditorProps) {
  return (
    <QueryStates height="24rem" query={useQuery(recordingQuery(id, startsAt))}>
      {(recording) => <Trim onRange={onRange} range={range} recording={recording} />}
    </QueryStates>
  )
}

type TrimProps = Pick<TrimEditorProps, 'range' | 'onRange'> & { recording: BroadcastRecording }

function Trim({ recording, range, onRange }: TrimProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const { durationSecond, link, silences, suggestedFrom, suggestedTo } = recording
  const { from, to } = range ?? { from: 0, to: durationSecond }
  const suggested = { from: suggestedFrom, to: suggestedTo }
  const hasSuggestion = suggestedFrom > 0 || suggestedTo < durationSecond

  function change([nextFrom, nextTo]: [number, number]) {
    const next = snapRange({ from, to }, { from: nextFrom, to: nextTo }, recording)
    if (!next) return
    onRange(next)
    // Shows the picture at the end that is being moved.
    if (video.current) video.current.currentTime = next.from === from ? Math.max(next.to - 0.1, 0) : next.from
  }

  return (
    <div className={styles.trim}>
      <VideoPlayer link={link} onTime={() => {}} video={video} />
      <div className={styles.controls}>
        <p className={panel.text}>{t('broadcast.trimText')}</p>
        <Slider
          describe={lengthOf}
          label={t('broadcast.trimRange')}
          max={durationSecond}
          min={0}
          onChange={change}
          step={2}
          thumbLabels={[t('broadcast.trimFrom'), t('broadcast.trimTo')]}
          value={[from, to]}
        />
        <ol aria-label={t('broadcast.silence')} className={styles.marks}>
          {silences?.map((silence) => (
            <li className={styles.mark} key={silence.from} ref={(mark) => place(mark, silence, durationSecond)}>
              <span className={styles.markText}>{`${lengthOf(silence.from)} – ${lengthOf(silence.to)}`}</span>
            </li>
          ))}
        </ol>
        <p className={panel.text} role="status">
          {t('broadcast.trimKept', { length: lengthOf(to - from) })}
          {silences === null && ` ${t('broadcast.silencesPending')}`}
        </p>
        <div className={panel.actions}>
          {hasSuggestion && (
            <Button onClick={() => onRange(suggested)} size="small" variant="secondary">
              {t('broadcast.trimSuggested', { from: lengthOf(suggestedFrom), to: lengthOf(suggestedTo) })}
            </Button>
          )}
          {range && (
            <Button onClick={() => onRange(null)} size="small" variant="secondary">
              {t('broadcast.trimWhole')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** By script, since the policy forbids style attributes. */
function place(mark: HTMLElement | null, { from, to }: Range, durationSecond: number): void {
  mark?.style.setProperty('--from', String(from / durationSecond))
  mark?.style.setProperty('--length', String((to - from) / durationSecond))
}
