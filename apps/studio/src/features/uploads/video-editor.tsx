import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import bench from '../../lib/layout/workbench.module.css'
import { VideoPlayer } from '../../lib/media/video-player.tsx'
import { PictureSection } from './internal/picture-section.tsx'
import { Scrubber } from './internal/scrubber.tsx'
import { rangeOf, soundRange } from './internal/trailer-range.ts'
import { TrailerSection } from './internal/trailer-section.tsx'

type VideoEditorProps = {
  tag: string
  video: ClassVideo
  previewLink: string
  /** The class's own; null for the video's default. */
  picture: string | null
  trailer: string | null
  onPicture: (link: string | null) => Promise<unknown>
  onTrailer: (link: string | null) => Promise<unknown>
  frame: (parts: { title: string; lead: string; children: ReactNode }) => ReactNode
}

/** The card's picture and trailer, selected next to the player (TAKE-13, TAKE-15). */
export function VideoEditor(props: VideoEditorProps) {
  const { tag, video, previewLink, picture, trailer, onPicture, onTrailer, frame } = props
  const t = useText()
  const element = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [typed, setTyped] = useState(() => rangeOf(video))
  const durationSecond = video.durationSecond ?? 0

  function seek(to: number) {
    setSecond(to)
    if (element.current) element.current.currentTime = to
  }

  return frame({
    title: t('pictures.title'),
    lead: t('pictures.lead'),
    children: (
      <div className={bench.bench}>
        <div className={bench.player}>
          <VideoPlayer link={previewLink} onTime={setSecond} video={element} />
          <Scrubber
            durationSecond={durationSecond}
            onSeek={seek}
            previewLink={previewLink}
            range={soundRange(typed, durationSecond)}
            second={second}
          />
        </div>
        <div className={bench.list}>
          <PictureSection onPicture={onPicture} picture={picture} second={second} tag={tag} video={video} />
          <TrailerSection
            onTrailer={onTrailer}
            onTyped={setTyped}
            second={second}
            tag={tag}
            trailer={trailer}
            typed={typed}
            video={video}
          />
        </div>
      </div>
    ),
  })
}
