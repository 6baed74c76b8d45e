import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import type { SessionState } from '../session/session-state.ts'
import { ConnectionState } from './connection-state.tsx'
import { Countdown } from './countdown.tsx'
import { MainButton } from './main-button.tsx'
import type { RoomView } from './room-view.ts'
import { stateTexts } from './state-words.ts'
import styles from './status-panel.module.css'
import { TroubleList } from './trouble-list.tsx'

type StatusPanelProps = { broadcast: StudioBroadcast; session: BroadcastSession; state: SessionState; view: RoomView }

/** Who sees the picture, how long until they do, the connection in one word, and the one button. */
export function StatusPanel({ broadcast, session, state, view }: StatusPanelProps) {
  const t = useText()
  const { title, text } = stateTexts[view]
  return (
    <section className={styles.panel} data-view={view}>
      {/* Read aloud when it changes by itself, such as at the start of the class. */}
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{t(title)}</h2>
        <p className={styles.text}>{t(text)}</p>
      </div>
      <Countdown broadcast={broadcast} />
      {state.capture !== 'off' && <ConnectionState sending={state.sending} />}
      <TroubleList session={session} state={state} />
      <MainButton broadcast={broadcast} session={session} state={state} view={view} />
    </section>
  )
}
