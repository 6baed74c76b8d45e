import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { Button, type ButtonProps } from '@upbeat/ui/button.tsx'
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

/** The one button: what comes next. It stays the same element, so that it keeps the focus from one state to the next. */
export function MainButton({ broadcast, session, state, view }: MainButtonProps) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), sureMs)
    return () => clearTimeout(timer)
  }, [isAsked])
  const isLive = state.capture === 'on' && view === 'live'
  const end = () => {
    setAsked(false)
    void session.end()
  }
  const endClass: ButtonProps = {
    onClick: () => (isAsked ? end() : setAsked(true)),
    variant: isAsked ? 'danger' : 'secondary',
    children: t(isAsked ? 'broadcast.endClassSure' : 'broadcast.endClass'),
  }
  const next = nextStep({ broadcast, session, state, view }, t)
  if (!isLive && !next) return null
  return (
    <div className={styles.actions}>
      <Button fullWidth size="large" {...(isLive ? endClass : next)} />
      {isLive && (
        <p className={styles.at} role="status">
          {isAsked && t('broadcast.endClassText')}
        </p>
      )}
    </div>
  )
}

/** What the button does while the class isn't live from here; null if there is nothing to do. */
function nextStep(
  { broadcast: { phase, mayGoLive }, session, state, view }: MainButtonProps,
  t: ReturnType<typeof useText>,
): ButtonProps | null {
  const { capture, devices } = state
  const busy = capture === 'starting'
  const start = () => void session.start()
  if (capture === 'ending') {
    const second = Math.ceil(waitingSecond(state.sending))
    return { 'aria-disabled': true, children: t('broadcast.finishing', { second }) }
  }
  if (capture === 'on') {
    return { onClick: () => void session.end(), variant: 'secondary', children: t('broadcast.endRehearsal') }
  }
  if (!mayGoLive || state.obstacle !== null || view === 'over') return null
  if (view === 'otherRehearsal' || view === 'otherLive') {
    return { busy, onClick: start, variant: 'secondary', children: t('broadcast.sendFromHere') }
  }
  if (view !== 'idle' && view !== 'due' && view !== 'ended') return null
  if (devices !== 'open' || !state.camera) {
    const open = () => void session.openDevices()
    return { busy: devices === 'opening', onClick: open, children: t('broadcast.openCamera') }
  }
  const again = view === 'ended'
  const goLive = phase === 'onAir' ? 'broadcast.goLive' : 'broadcast.startRehearsal'
  return {
    busy,
    icon: 'live',
    onClick: start,
    variant: again ? 'secondary' : 'primary',
    children: t(again ? 'broadcast.goLiveAgain' : goLive),
  }
}
