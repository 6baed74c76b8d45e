import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { classMediaQuery } from '../class-media-query.ts'
import { rangeProblem, soundRange, startAt, type TypedRange, tenthOf } from './trailer-range.ts'
import styles from './trailer-section.module.css'

type TrailerSectionProps = {
  tag: string
  video: ClassVideo
  /** The player's position. */
  second: number
  trailer: string | null
  onTrailer: (link: string | null) => Promise<unknown>
  /** As typed. */
  typed: TypedRange
  onTyped: (typed: TypedRange) => void
}

/** Selects a range of the class as its trailer (TAKE-15). */
export function TrailerSection({ tag, video, second, trailer, onTrailer, typed, onTyped }: TrailerSectionProps) {
  const t = useText()
  const { busy, run } = useAction()
  const duration = video.durationSecond ?? 0
  /** Whether a field was left or the trailer asked for: until then, times may be half typed. */
  const [isTyped, setTyped] = useState(false)
  const problem = rangeProblem(typed, duration)
  const isTold = problem === 'beyond' || problem === 'length' || isTyped
  const range = soundRange(typed, duration)
  const isUsed = trailer !== null && trailer === video.trailer?.link
  const step = video.steps.find((each) => each.step === 'trailer')

  async function make() {
    setTyped(true)
    if (!range) return
    const { link } = await api('makeTrailer', { params: { tag, version: video.version }, body: range })
    await onTrailer(link)
    await queryClient.invalidateQueries({ queryKey: classMediaQuery(tag).queryKey })
    showToast(t('pictures.trailerMade'))
  }

  async function remove() {
    const before = trailer
    await onTrailer(null)
    showToast(t('pictures.trailerRemoved'), { undo: () => void run(() => onTrailer(before)) })
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('pictures.trailer')}</h2>
      <p className={panel.text}>{t('pictures.trailerText')}</p>
      <div className={styles.range}>
        <TextField
          label={t('pictures.from')}
          onBlur={() => setTyped(true)}
          onChange={({ target }) => onTyped({ ...typed, from: target.value })}
          value={typed.from}
        />
        <Button onClick={() => onTyped(startAt(typed, second, duration))} size="small" variant="secondary">
          {t('pictures.startHere', { time: lengthOf(second) })}
        </Button>
        <TextField
          label={t('pictures.to')}
          onBlur={() => setTyped(true)}
          onChange={({ target }) => onTyped({ ...typed, to: target.value })}
          value={typed.to}
        />
        <Button onClick={() => onTyped({ ...typed, to: tenthOf(second) })} size="small" variant="secondary">
          {t('pictures.endHere', { time: lengthOf(second) })}
        </Button>
      </div>
      <p className={panel.text} role="status">
        {isTold && problem !== null && t(problemKeys[problem])}
        {isUsed &&
          (video.trailer?.isReady
            ? t('pictures.trailerReady')
            : step?.state === 'failed'
              ? t('pictures.trailerFailed')
              : t('pictures.trailerWaits'))}
      </p>
      {isUsed && video.trailer?.isReady && (
        <video aria-label={t('pictures.trailer')} className={styles.video} controls muted playsInline src={trailer} />
      )}
      <div className={panel.actions}>
        <Button busy={busy} onClick={() => void run(make)} size="small">
          {t(isUsed ? 'pictures.remakeTrailer' : 'pictures.makeTrailer')}
        </Button>
        {trailer !== null && (
          <Button busy={busy} onClick={() => void run(remove)} size="small" variant="secondary">
            {t('pictures.removeTrailer')}
          </Button>
        )}
      </div>
    </section>
  )
}

const problemKeys = {
  time: 'media.timeProblem',
  order: 'pictures.orderProblem',
  length: 'pictures.lengthProblem',
  beyond: 'pictures.beyondProblem',
} as const
