import type { Thumbnail } from './use-storyboard.ts'

/** The picture of a storyboard that shows a moment; undefined if there is none. */
export function frameAt(thumbnails: readonly Thumbnail[], second: number): Thumbnail | undefined {
  return thumbnails.findLast(({ start }) => start <= second)
}

/** A picture of a storyboard. Decorative: what it shows is said beside it. */
export function Frame({ frame, className }: { frame: Thumbnail; className?: string | undefined }) {
  const { sheet, left, top, width, height } = frame
  return (
    <svg
      aria-hidden="true"
      className={className}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <image href={sheet} />
    </svg>
  )
}
