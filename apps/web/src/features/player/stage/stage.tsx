import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { ControlsVisible } from '../controls/use-controls-visible.ts'
import styles from './stage.module.css'
import { usePictureGestures } from './use-picture-gestures.ts'
import { useTurnInFullScreen } from './use-turn-in-full-screen.ts'

type StageProps = {
  stage: RefObject<HTMLDivElement | null>
  host: RefObject<HTMLDivElement | null>
  controls: ControlsVisible
  paused: boolean
  /** Scale of the picture, 0 to 1, if something is next to it. */
  scale?: number | null
  /** Aspect ratio of the picture, width by height; `null` if unknown. */
  ratio: number | null
  onTogglePlay: () => void
  onToggleFullScreen: () => void
  /** Omitted if the class can't be seeked. */
  onSkip?: ((seconds: number) => void) | undefined
  /** Covers the picture until it plays. */
  poster: ReactNode
  captions: ReactNode
  coach: ReactNode
  top: ReactNode
  centre: ReactNode
  bottom: ReactNode
  /** The progress line, visible while the controls are hidden. */
  line?: ReactNode
  /** Covers everything: dialogs and errors. */
  notice: ReactNode
}

/** The layout of the player: everything over the picture, or in portrait the coach and the bar below it. */
export function Stage(props: StageProps) {
  const { stage, host, controls, paused, ratio, scale = null, onTogglePlay, onToggleFullScreen, onSkip } = props
  usePictureGestures(host, {
    controlsShown: controls.visible,
    onShowControls: controls.show,
    onToggle: onTogglePlay,
    onDoubleClick: onToggleFullScreen,
    onSkip,
  })
  useTurnInFullScreen()
  return (
    <div
      className={styles.stage}
      data-controls={controls.visible ? 'shown' : 'hidden'}
      data-paused={paused || undefined}
      ref={stage}
      style={
        {
          ...(ratio !== null && { '--picture-ratio': ratio }),
          ...(scale !== null && { transform: `scale(${scale})` }),
        } as CSSProperties
      }
    >
      <div className={`${styles.picture} player-box`}>
        <div className={styles.screen} ref={host} />
        {props.poster && <div className={styles.poster}>{props.poster}</div>}
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
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
    </div>
  )
}
