import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Block } from './cue-track.ts'
import { useControlsVisible } from './internal/controls/use-controls-visible.ts'
import { Framing } from './internal/stage/framing.tsx'
import { Notice } from './internal/stage/notice.tsx'
import { Poster } from './internal/stage/poster.tsx'
import { usePictureGestures } from './internal/stage/use-picture-gestures.ts'
import { useTurnInFullScreen } from './internal/stage/use-turn-in-full-screen.ts'
import { type MediaActions, useMediaSelector } from './media-state.tsx'
import styles from './stage.module.css'
import type { Playback } from './use-playback.ts'
import { useSpaceBeside } from './use-space-beside.ts'

type StageProps = {
  playback: Playback
  actions: MediaActions
  /** Covers the stage until it plays. */
  picture: string | null
  /** Keeps the person centred in a cropped picture, if the class has their position. */
  blocks?: readonly Block[]
  /** A press pauses and plays; otherwise it shows and hides the controls. */
  canPause?: boolean
  canSeek?: boolean
  /** Keeps the controls visible; they are while the media can be played on. */
  holdsControls: boolean
  /** Leaves space next to the picture, if the window is wide enough. */
  leavesSpace: boolean
  captions?: ReactNode
  coach: ReactNode
  top: ReactNode
  centre?: ReactNode
  bottom: ReactNode
  /** The progress line, visible while the controls are hidden. */
  line?: ReactNode
  /** The second at which resuming is offered. */
  offer?: number | null
  onOffer?: (choice: 'resume' | 'startOver') => void
  /** Covers everything, instead of the player's own notices. */
  notice?: ReactNode
}

/** The layout of the player: everything over the picture, or in portrait the coach and the bar below it. */
export function Stage(props: StageProps) {
  const { playback, actions, picture, blocks = [], canPause = false, canSeek = false, offer = null } = props
  const { host, media, hasPicture } = playback
  const stage = useRef<HTMLDivElement>(null)
  const paused = useMediaSelector((state) => state.mediaPaused ?? true) && canPause
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false)
  const controls = useControlsVisible(stage, paused || props.holdsControls)
  const ratio = usePictureRatio(media)
  const space = useSpaceBeside()
  const beside = props.leavesSpace ? space : null
  usePictureGestures(host, {
    controlsShown: controls.visible,
    onShowControls: controls.show,
    onToggle: canPause ? actions.togglePlay : controls.toggle,
    onDoubleClick: () => actions.setFullScreen(!isFullScreen),
    onSkip: canSeek ? actions.skip : undefined,
  })
  useTurnInFullScreen()
  return (
    <div
      className={styles.stage}
      data-beside={beside !== null || undefined}
      data-controls={controls.visible ? 'shown' : 'hidden'}
      data-paused={paused || undefined}
      ref={stage}
      style={
        {
          ...(ratio !== null && { '--picture-ratio': ratio }),
          ...(beside !== null && { inlineSize: `calc(100% - ${beside}px)` }),
        } as CSSProperties
      }
    >
      <div className={`${styles.picture} player-box`}>
        <div className={styles.screen} ref={host} />
        {!hasPicture && (
          <div className={styles.poster}>
            <Poster picture={picture} />
          </div>
        )}
        <div className={styles.shade} />
      </div>
      <div className={`${styles.controls} player-box`}>
        <div className={styles.top}>{props.top}</div>
        <div className={styles.centre}>{props.centre}</div>
        <div className={styles.bottom}>{props.bottom}</div>
      </div>
      <div className={`${styles.overlay} player-box`}>
        <div className={styles.captions}>{props.captions}</div>
        <div className={styles.coach}>{props.coach}</div>
      </div>
      {props.line && <div className={`${styles.line} player-box`}>{props.line}</div>}
      <Framing blocks={blocks} stage={stage} />
      <div className={styles.notice}>
        {props.notice ?? <Notice actions={actions} offer={offer} onOffer={props.onOffer} playback={playback} />}
      </div>
    </div>
  )
}

/** Aspect ratio (width by height) of the video, which may not be 16:9; `null` until known. */
function usePictureRatio(media: HTMLVideoElement | null): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!media) return
    const read = () => setRatio(media.videoHeight > 0 ? media.videoWidth / media.videoHeight : null)
    read()
    media.addEventListener('resize', read)
    return () => media.removeEventListener('resize', read)
  }, [media])
  return ratio
}
