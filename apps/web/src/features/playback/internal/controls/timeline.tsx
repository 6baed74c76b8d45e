import { useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { type Block, blockIndexAt, chaptersOf, moveName } from '../../cue-track.ts'
import { formatTime } from '../../format-time.ts'
import { useMediaSelector } from '../../media-state.tsx'
import { Thumbnail } from '../../thumbnail.tsx'
import styles from './timeline.module.css'

type TimelineProps = {
  blocks: readonly Block[]
  onSeek: (second: number) => void
  storyboardLink?: string | null | undefined
}

/** The timeline, with a mark at each chapter. Left to right in every language. */
export function Timeline({ blocks, onSeek, storyboardLink }: TimelineProps) {
  const t = useText()
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0)
  const duration = useMediaSelector((state) => state.mediaDuration ?? Number.NaN)
  const buffered = useMediaSelector((state) => bufferedEnd(state.mediaBuffered ?? [], state.mediaCurrentTime ?? 0))
  const [dragged, setDragged] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const isDragging = useRef(false)

  const known = Number.isFinite(duration) && duration > 0
  const whole = known ? duration : 1
  const position = dragged ?? time
  const share = (second: number) => `${Math.min(100, (second / whole) * 100)}%`
  const nameAt = (second: number) => blocks[blockIndexAt(blocks, second)]?.move
  const move = nameAt(position)
  const values = { time: formatTime(position), duration: formatTime(duration) }
  const preview = dragged ?? pointed

  return (
    <div className={styles.timeline} data-dragging={dragged !== null || undefined} dir="ltr">
      <div className={styles.track}>
        <div className={styles.buffered} style={{ inlineSize: share(buffered) }} />
        <div className={styles.played} style={{ inlineSize: share(position) }} />
        {chaptersOf(blocks)
          .slice(1)
          .map(({ start }) => (
            <span className={styles.mark} key={start} style={{ insetInlineStart: share(start) }} />
          ))}
      </div>
      <span className={styles.knob} style={{ insetInlineStart: share(position) }} />
      <input
        aria-label={t('player.timeline')}
        aria-valuetext={
          move ? t('player.positionMove', { ...values, move: moveName(move) }) : t('player.position', values)
        }
        className={styles.input}
        disabled={!known}
        max={Math.floor(whole)}
        min={0}
        onChange={(event) => {
          const second = Number(event.currentTarget.value)
          if (isDragging.current) setDragged(second)
          else onSeek(second)
        }}
        onPointerCancel={() => {
          isDragging.current = false
          setDragged(null)
        }}
        onPointerDown={() => {
          isDragging.current = true
        }}
        onPointerLeave={() => setPointed(null)}
        onPointerMove={(event) => setPointed(secondAt(event, whole))}
        onPointerUp={() => {
          isDragging.current = false
          if (dragged !== null) onSeek(dragged)
          setDragged(null)
        }}
        step={1}
        type="range"
        value={Math.floor(position)}
      />
      {known && preview !== null && (
        <output
          className={styles.preview}
          style={{
            insetInlineStart: `clamp(${storyboardLink ? 5.75 : 4}rem, ${share(preview)}, 100% - ${storyboardLink ? 5.75 : 4}rem)`,
          }}
        >
          {storyboardLink && <Thumbnail className={styles.thumbnail} link={storyboardLink} second={preview} />}
          {nameAt(preview) && <span className={styles.previewMove}>{moveName(nameAt(preview) ?? '')}</span>}
          <span>{formatTime(preview)}</span>
        </output>
      )}
    </div>
  )
}

function secondAt({ clientX, currentTarget }: { clientX: number; currentTarget: Element }, duration: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(1, Math.max(0, (clientX - left) / width)) * duration
}

function bufferedEnd(ranges: readonly (readonly [number, number] | number[])[], time: number): number {
  const [, end] = ranges.find(([from = 0, to = 0]) => from <= time + 0.5 && to >= time) ?? []
  return end ?? time
}
