import { useQuery } from '@tanstack/react-query'
import { classNames } from '@upbeat/ui/class-names.ts'
import styles from './thumbnail.module.css'

type Tile = { start: number; end: number; sheet: string; area: number[] }

type ThumbnailProps = {
  link: string
  second: number
  /** Height in CSS pixels; default: that of the storyboard. */
  size?: number
  /** Crops a square with this fraction of the picture's width at its centre, if possible. */
  focus?: number
  className?: string | undefined
}

/** The picture at a second of the class, from the sprite sheets of its storyboard. Renders nothing if there is none. */
export function Thumbnail({ link, second, size, focus, className }: ThumbnailProps) {
  const { data } = useQuery({
    queryKey: ['storyboard', link],
    queryFn: async ({ signal }) => {
      const reply = await fetch(link, { signal })
      return reply.ok ? readStoryboard(await reply.text(), link) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const tile = data?.find(({ start, end }) => second >= start && second < end)
  if (!tile) return null
  const [x = 0, y = 0, width = 0, height = 0] = tile.area
  const scale = size === undefined ? 1 : size / height
  const shown = focus === undefined ? width : height
  const left = focus === undefined ? 0 : Math.max(0, Math.min(width - shown, focus * width - shown / 2))
  return (
    <span
      className={classNames(styles.frame, className)}
      style={{ inlineSize: shown * scale, blockSize: height * scale }}
    >
      <span
        className={styles.tile}
        style={{
          inlineSize: shown,
          blockSize: height,
          backgroundImage: `url("${tile.sheet}")`,
          backgroundPosition: `-${x + left}px -${y}px`,
          transform: `scale(${scale})`,
        }}
      />
    </span>
  )
}

/** A WebVTT track whose cues name a rectangle of a sprite sheet: `storyboard/0.jpg#xywh=160,0,160,90`. */
function readStoryboard(text: string, link: string): Tile[] {
  return [...text.matchAll(/([\d:.]+) --> ([\d:.]+).*\n(.+)#xywh=([\d,]+)/g)].map(
    ([, from, to, sheet = '', area = '']) => ({
      start: seconds(from),
      end: seconds(to),
      sheet: new URL(sheet, new URL(link, location.href)).href,
      area: area.split(',').map(Number),
    }),
  )
}

function seconds(time = '') {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
