import { useQuery } from '@tanstack/react-query'
import { useStoryboard } from '../../../lib/media/use-storyboard.ts'
import { previewLinkQuery } from '../figures-query.ts'
import styles from './thumbnail-row.module.css'

const mostShown = 8

/** Pictures of a class along its time. Decorative: what they show is in the moves. Hidden if the class has none. */
export function ThumbnailRow({ tag, lengthSeconds }: { tag: string; lengthSeconds: number }) {
  const { data: previewLink = null } = useQuery(previewLinkQuery(tag))
  const thumbnails = useStoryboard(previewLink)
  if (thumbnails.length === 0) return null
  const places = Array.from({ length: mostShown }, (_, index) => ((index + 0.5) / mostShown) * lengthSeconds)
  return (
    <div aria-hidden className={styles.row}>
      {places.map((second) => {
        const shown = thumbnails.findLast(({ start }) => start <= second)
        if (!shown) return null
        const { sheet, left, top, width, height } = shown
        return (
          <svg aria-hidden className={styles.picture} key={second} viewBox={`${left} ${top} ${width} ${height}`}>
            <image href={sheet} />
          </svg>
        )
      })}
    </div>
  )
}
