import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import type { SessionState } from '../session/session-state.ts'
import { LivePicture } from './live-picture.tsx'
import type { RoomView } from './room-view.ts'
import { SoundLevel } from './sound-level.tsx'
import styles from './stage.module.css'
import { stateWords } from './state-words.ts'

type StageProps = { broadcast: StudioBroadcast; session: BroadcastSession; state: SessionState; view: RoomView }

/** The big picture: the own camera, else what arrives at the server. */
export function Stage({ broadcast: { link, health }, session, state, view }: StageProps) {
  const t = useText()
  const isIncoming = link !== null && health !== null && (state.camera === null || health.source === 'rtmp')
  const size = isIncoming ? health.video : state.camera?.getSettings()
  const isUpright = (size?.height ?? 0) > (size?.width ?? 0)
  return (
    <div className={styles.stage} data-surface="media" data-upright={isUpright || undefined}>
      {isIncoming ? (
        <LivePicture key={health.connectedAt} link={link} />
      ) : state.camera ? (
        <Preview camera={state.camera} />
      ) : (
        <div className={styles.empty}>
          <Icon name="live" size={40} />
          <p className={styles.emptyTitle}>{t('broadcast.noPicture')}</p>
          <p className={styles.emptyText}>{t('broadcast.noPictureText')}</p>
        </div>
      )}
      <span className={styles.state} data-view={view}>
        {t(stateWords[view])}
      </span>
      {state.devices === 'open' && !isIncoming && (
        <div className={styles.level}>
          <SoundLevel session={session} />
        </div>
      )}
    </div>
  )
}

function Preview({ camera }: { camera: MediaStreamTrack }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([camera])
  }, [camera])
  return (
    <video
      aria-label={t('broadcast.picture')}
      autoPlay
      className={styles.video}
      // As in a mirror, which is what people expect of a camera that faces them.
      data-mirrored={camera.getSettings().facingMode === 'user' || undefined}
      muted
      playsInline
      ref={video}
    />
  )
}
