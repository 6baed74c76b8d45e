import type { ReactNode, RefObject } from 'react'
import type { ControlsVisible } from '../controls/use-controls-visible.ts'
import styles from './stage.module.css'
import { usePictureGestures } from './use-picture-gestures.ts'
import { useTurnInFullScreen } from './use-turn-in-full-screen.ts'

type StageProps = {
  stage: RefObject<HTMLDivElement | null>
  host: RefObject<HTMLDivElement | null>
  controls: ControlsVisible
  paused: boolean
  onTogglePlay: () => void
  onToggleFullScreen: () => void
  /** Lies over the picture until it moves. */
  poster: ReactNode
  captions: ReactNode
  coach: ReactNode
  top: ReactNode
  centre: ReactNode
  bottom: ReactNode
  /** Over all of it: what must be read or chosen now. */
  notice: ReactNode
}

/** Where everything of the player stands: over the picture, or, on a phone held upright, the coach under it. */
export function Stage(props: StageProps) {
  const { stage, host, controls, paused, onTogglePlay, onToggleFullScreen } = props
  usePictureGestures(host, { onTap: controls.toggle, onClick: onTogglePlay, onDoubleClick: onToggleFullScreen })
  useTurnInFullScreen()
  return (
    <div
      className={styles.stage}
      data-controls={controls.visible ? 'shown' : 'hidden'}
      data-paused={paused || undefined}
      ref={stage}
    >
      <div className={styles.picture}>
        <div className={styles.screen} ref={host} />
        {props.poster && <div className={styles.poster}>{props.poster}</div>}
        <div className={styles.shade} />
        <div className={styles.controls}>
          <div className={styles.top}>{props.top}</div>
          <div className={styles.centre}>{props.centre}</div>
          <div className={styles.bottom}>{props.bottom}</div>
        </div>
      </div>
      <div className={styles.overlay}>
        <div className={styles.captions}>{props.captions}</div>
        <div className={styles.coach}>{props.coach}</div>
      </div>
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
    </div>
  )
}
