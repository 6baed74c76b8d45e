import { useState } from 'react'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useStoryboard } from '../../../lib/media/use-storyboard.ts'
import styles from './scrubber.module.css'

type ScrubberProps = {
  previewLink: string
  durationSecond: number
  second: number
  /** The range of the trailer. */
  range: { from: number; to: number } | null
  onSeek: (second: number) => void
}

/** A timeline of the class with a thumbnail under the pointer (TAKE-14). */
export function Scrubber({ previewLink, durationSecond, second, range, onSeek }: ScrubberProps) {
  const t = useText()
  const thumbnails = useStoryboard(previewLink)
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed === null ? undefined : thumbnails.findLast(({ start }) => start <= pointed)
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(durationSecond, 1)) * 100)}%`
  return (
    <div className={styles.scrubber}>
      {pointed !== null && (
        <span aria-hidden="true" className={styles.bubble} style={{ left: share(pointed) }}>
          {shown && (
            <span
              className={styles.picture}
              style={{
                inlineSize: shown.width,
                blockSize: shown.height,
                background: `url("${shown.sheet}") -${shown.left}px -${shown.top}px`,
              }}
            />
          )}
          {lengthOf(pointed)}
        </span>
      )}
      {range && (
        <span
          aria-hidden="true"
          className={styles.range}
          style={{ left: share(range.from), width: share(range.to - range.from) }}
        />
      )}
      <input
        aria-label={t('pictures.position')}
        aria-valuetext={lengthOf(second)}
        className={styles.input}
        max={durationSecond}
        min={0}
        onChange={({ target }) => onSeek(Number(target.value))}
        onPointerLeave={() => setPointed(null)}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect()
          setPointed(Math.max(0, Math.min(1, (event.clientX - left) / width)) * durationSecond)
        }}
        step={0.1}
        type="range"
        value={second}
      />
    </div>
  )
}
