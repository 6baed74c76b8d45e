import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { memo, useId } from 'react'
import { parseMoment } from '../../../lib/i18n/moment.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Frame } from '../../../lib/media/frame.tsx'
import type { Thumbnail } from '../../../lib/media/use-storyboard.ts'
import styles from './move-line.module.css'
import { type MoveRow, problemOf } from './move-rows.ts'

type MoveLineProps = {
  row: MoveRow
  /** From the class's storyboard, if it has one. */
  frame?: Thumbnail | undefined
  canPlay: boolean
  onChange: (key: number, part: Partial<MoveRow>) => void
  onSeek: (second: number) => void
  onRemove: (key: number) => void
}

/** A move: start and end, name, side, round, and whether it is a rest. */
export const MoveLine = memo(function MoveLine({ row, frame, canPlay, onChange, onSeek, onRemove }: MoveLineProps) {
  const t = useText()
  const problemId = useId()
  const problem = problemOf(row)
  const start = parseMoment(row.start)
  const describedBy = problem ? problemId : undefined
  return (
    <li className={styles.line} data-kind={row.kind} data-pictured={frame ? true : undefined}>
      {frame && <Frame className={styles.picture} frame={frame} />}
      <label className={styles.field}>
        <span>{t('moves.begins')}</span>
        <input
          aria-describedby={describedBy}
          aria-invalid={problem === 'time' || undefined}
          onChange={({ target }) => onChange(row.key, { start: target.value })}
          value={row.start}
        />
      </label>
      <label className={styles.field}>
        <span>{t('moves.name')}</span>
        <input
          aria-describedby={describedBy}
          aria-invalid={problem === 'name' || undefined}
          dir="auto"
          maxLength={80}
          onChange={({ target }) => onChange(row.key, { name: target.value })}
          value={row.name}
        />
      </label>
      <div className={styles.more}>
        <label className={styles.field}>
          <span>{t('moves.ends')}</span>
          <input
            aria-describedby={describedBy}
            aria-invalid={problem === 'end' || undefined}
            onChange={({ target }) => onChange(row.key, { end: target.value })}
            placeholder={t('moves.withNext')}
            value={row.end}
          />
        </label>
        <label className={styles.field}>
          <span>{t('moves.side')}</span>
          <select
            onChange={({ target }) => onChange(row.key, { side: (target.value || null) as MoveRow['side'] })}
            value={row.side ?? ''}
          >
            <option value="">{t('moves.bothSides')}</option>
            <option value="left">{t('moves.left')}</option>
            <option value="right">{t('moves.right')}</option>
          </select>
        </label>
        <label className={styles.field}>
          <span>{t('moves.kind')}</span>
          <select
            onChange={({ target }) => onChange(row.key, { kind: target.value as MoveRow['kind'] })}
            value={row.kind}
          >
            <option value="work">{t('moves.work')}</option>
            <option value="rest">{t('moves.rest')}</option>
          </select>
        </label>
        <NumberField
          describedBy={describedBy}
          isWrong={problem === 'rounds'}
          label={t('moves.round')}
          onChange={(round) => onChange(row.key, { round })}
          value={row.round}
        />
        <NumberField
          describedBy={describedBy}
          isWrong={problem === 'rounds'}
          label={t('moves.rounds')}
          onChange={(rounds) => onChange(row.key, { rounds })}
          value={row.rounds}
        />
      </div>
      {/* After the fields, so that Tab goes from field to field. */}
      <span className={styles.actions}>
        {canPlay && start !== null && (
          <IconButton icon="play" label={t('moves.goTo', { name: row.name })} onClick={() => onSeek(start)} />
        )}
        <IconButton icon="close" label={t('moves.remove', { name: row.name })} onClick={() => onRemove(row.key)} />
      </span>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {t(problemKeys[problem])}
        </p>
      )}
    </li>
  )
})

type NumberFieldProps = {
  label: string
  value: number
  isWrong: boolean
  describedBy: string | undefined
  onChange: (value: number) => void
}

function NumberField({ label, value, isWrong, describedBy, onChange }: NumberFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        max={99}
        min={1}
        onChange={({ target }) => onChange(Math.round(Number(target.value)))}
        type="number"
        value={value === 0 ? '' : value}
      />
    </label>
  )
}

const problemKeys: Record<'time' | 'end' | 'name' | 'rounds', StudioPhraseKey> = {
  end: 'moves.endProblem',
  time: 'media.timeProblem',
  name: 'moves.nameProblem',
  rounds: 'moves.roundsProblem',
}
