import { useQuery } from '@tanstack/react-query'
import styles from './timeline.module.css'

type Tile = { start: number; end: number; sheet: string; area: number[] }

/** The thumbnail at a time, from the sprite sheets of the storyboard. Renders nothing if there is none. */
export function Thumbnail({ link, second }: { link: string; second: number }) {
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
  return (
    <span
      className={styles.thumbnail}
      style={{
        inlineSize: width,
        blockSize: height,
        backgroundImage: `url("${tile.sheet}")`,
        backgroundPosition: `-${x}px -${y}px`,
      }}
    />
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
