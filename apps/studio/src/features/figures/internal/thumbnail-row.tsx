import { useQuery } from '@tanstack/react-query'
import { Frame, frameAt } from '../../../lib/media/frame.tsx'
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
        const shown = frameAt(thumbnails, second)
        return shown && <Frame className={styles.picture} frame={shown} key={second} />
      })}
    </div>
  )
}
