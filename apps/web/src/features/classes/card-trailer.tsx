import { trailerSeek } from '@upbeat/rules/classes/trailer-seek'
import { classNames } from '@upbeat/ui/class-names.ts'
import pictureStyle from '@upbeat/ui/picture-style.module.css'
import { type SyntheticEvent, useState } from 'react'
import styles from './card-trailer.module.css'

/** The trailer over a card's picture, in the club's picture style; visible once it has a frame. */
export function CardTrailer({ src }: { src: string }) {
  const [ready, setReady] = useState(false)
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.trailer, pictureStyle.layers)}
      data-ready={ready || undefined}
    >
      <video
        autoPlay
        className={classNames(styles.video, pictureStyle.filter)}
        loop
        muted
        onLoadedMetadata={keepInside}
        onPlaying={() => setReady(true)}
        onTimeUpdate={keepInside}
        playsInline
        src={src}
        tabIndex={-1}
      />
    </span>
  )
}

/** CARD-06, CARD-07. */
function keepInside({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  const target = trailerSeek(video.currentTime, video.duration)
  if (target !== null) video.currentTime = target
}
