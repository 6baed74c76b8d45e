import type { KeyboardEvent } from 'react'
import styles from './plot.module.css'

type Props = {
  label: string
  isCurrent: boolean
  middle: number
  /** The distance between two points. */
  step: number
  top: number
  base: number
  onCurrent: () => void
}

/** The column of a point: what a pointer, the keyboard and a screen reader find. */
export function PlotPoint({ label, isCurrent, middle, step, top, base, onCurrent }: Props) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focusable to be read, not to be pressed
    <g
      aria-label={label}
      className={styles.point}
      data-current={isCurrent || undefined}
      onFocus={onCurrent}
      onKeyDown={moveFocus}
      onPointerDown={onCurrent}
      onPointerEnter={onCurrent}
      role="img"
      tabIndex={isCurrent ? 0 : -1}
    >
      <rect className={styles.column} height={base - top} width={step} x={middle - step / 2} y={top} />
      <line className={styles.mark} x1={middle} x2={middle} y1={top} y2={base} />
    </g>
  )
}

/** Arrow keys go to the point before and after, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<SVGGElement>) {
  const points = [...(event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('g[role="img"]') ?? [])]
  const from = points.indexOf(event.currentTarget)
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: points.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  points[Math.min(Math.max(to, 0), points.length - 1)]?.focus()
}
