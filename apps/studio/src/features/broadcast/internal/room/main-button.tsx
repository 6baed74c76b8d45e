import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { waitingSecond } from '../sending/sending-state.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import type { SessionState } from '../session/session-state.ts'
import type { RoomView } from './room-view.ts'
import styles from './status-panel.module.css'

type MainButtonProps = { broadcast: StudioBroadcast; session: BroadcastSession; state: SessionState; view: RoomView }

/** How long the second press that ends a class is waited for, in milliseconds. */
const sureMs = 5_000

/** The one button: what comes next. */
export function MainButton({ broadcast: { phase, mayGoLive }, session, state, view }: MainButtonProps) {
  const t = useText()
  const { capture, devices } = state
  if (capture === 'ending') {
    const second = Math.ceil(waitingSecond(state.sending))
    return (
      <Button disabled fullWidth size="large">
        {t('broadcast.finishing', { second })}
      </Button>
    )
  }
  if (capture === 'on' && view === 'live') return <EndClass onEnd={() => void session.end()} />
  if (capture === 'on') {
    return (
      <Button fullWidth onClick={() => void session.end()} size="large" variant="secondary">
        {t('broadcast.endRehearsal')}
      </Button>
    )
  }
  if (!mayGoLive || state.obstacle !== null || view === 'over') return null
  if (view === 'otherRehearsal' || view === 'otherLive') {
    return (
      <Button
        busy={capture === 'starting'}
        fullWidth
        onClick={() => void session.start()}
        size="large"
        variant="secondary"
      >
        {t('broadcast.sendFromHere')}
      </Button>
    )
  }
  const isFree = view === 'idle' || view === 'due' || view === 'ended'
  if (!isFree) return null
  if (devices !== 'open' || !state.camera) {
    return (
      <Button busy={devices === 'opening'} fullWidth onClick={() => void session.openDevices()} size="large">
        {t('broadcast.openCamera')}
      </Button>
    )
  }
  return (
    <Button
      busy={capture === 'starting'}
      fullWidth
      icon="live"
      onClick={() => void session.start()}
      size="large"
      variant={view === 'ended' ? 'secondary' : 'primary'}
    >
      {t(
        view === 'ended'
          ? 'broadcast.goLiveAgain'
          : phase === 'onAir'
            ? 'broadcast.goLive'
            : 'broadcast.startRehearsal',
      )}
    </Button>
  )
}

/** Ends the class with a second press. */
function EndClass({ onEnd }: { onEnd: () => void }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), sureMs)
    return () => clearTimeout(timer)
  }, [isAsked])
  return (
    <div className={styles.actions}>
      <Button
        fullWidth
        onClick={() => (isAsked ? onEnd() : setAsked(true))}
        size="large"
        variant={isAsked ? 'danger' : 'secondary'}
      >
        {t(isAsked ? 'broadcast.endClassSure' : 'broadcast.endClass')}
      </Button>
      <p className={styles.at} role="status">
        {isAsked && t('broadcast.endClassText')}
      </p>
    </div>
  )
}
