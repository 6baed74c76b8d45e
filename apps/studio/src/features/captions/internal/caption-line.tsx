import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { memo, useId } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from '../captions-editor.module.css'
import { type CaptionRow, problemOf, timesOf } from './caption-rows.ts'

type CaptionLineProps = {
  row: CaptionRow
  language: string
  isCurrent: boolean
  canPlay: boolean
  onChange: (key: number, part: Partial<CaptionRow>) => void
  onPlay: (from: number) => void
  onRemove: (key: number) => void
}

/** A caption: from, to, text. Memoised, because a class of an hour has a thousand. */
export const CaptionLine = memo(function CaptionLine(props: CaptionLineProps) {
  const { row, language, isCurrent, canPlay, onChange, onPlay, onRemove } = props
  const t = useText()
  const problemId = useId()
  const problem = problemOf(row)
  const line = { time: row.start }
  const times = timesOf(row)
  return (
    <li className={styles.line} data-current={isCurrent || undefined}>
      <input
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem === 'time' || problem === 'order' || undefined}
        aria-label={t('captions.from')}
        className={styles.input}
        inputMode="text"
        onChange={({ target }) => onChange(row.key, { start: target.value })}
        value={row.start}
      />
      <input
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem === 'time' || problem === 'order' || undefined}
        aria-label={t('captions.to')}
        className={styles.input}
        inputMode="text"
        onChange={({ target }) => onChange(row.key, { end: target.value })}
        value={row.end}
      />
      <textarea
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem === 'text' || undefined}
        aria-label={t('captions.text')}
        className={`${styles.input} ${styles.text}`}
        dir="auto"
        lang={language}
        onChange={({ target }) => onChange(row.key, { text: target.value })}
        rows={1}
        value={row.text}
      />
      <span className={styles.actions}>
        {canPlay && times && (
          <IconButton icon="play" label={t('captions.playFrom', line)} onClick={() => onPlay(times.start)} />
        )}
        <IconButton icon="close" label={t('captions.removeLine', line)} onClick={() => onRemove(row.key)} />
      </span>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {t(problemKeys[problem])}
        </p>
      )}
    </li>
  )
})

const problemKeys: Record<'time' | 'order' | 'text', StudioPhraseKey> = {
  time: 'media.timeProblem',
  order: 'captions.orderProblem',
  text: 'captions.textProblem',
}
