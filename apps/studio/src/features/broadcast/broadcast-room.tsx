import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { useState } from 'react'
import { useReach } from '../../lib/api/session.ts'
import styles from './broadcast-room.module.css'
import { EncoderSection } from './internal/encoder/encoder-section.tsx'
import { IncomingFacts } from './internal/encoder/incoming-facts.tsx'
import { ProblemList } from './internal/encoder/problem-list.tsx'
import { RecordingPanel } from './internal/recording/recording-panel.tsx'
import { DeviceChoice } from './internal/room/device-choice.tsx'
import { LeaveWarning } from './internal/room/leave-warning.tsx'
import { roomView } from './internal/room/room-view.ts'
import { Stage } from './internal/room/stage.tsx'
import { StatusPanel } from './internal/room/status-panel.tsx'
import { useSession } from './internal/session/use-session.ts'
import { WatcherPanel } from './internal/watchers/watcher-panel.tsx'

/** The control room of a broadcast: the picture, its state, and the one button (WEEK-06, WEEK-07, WEEK-09). */
export function BroadcastRoom({ broadcast }: { broadcast: StudioBroadcast }) {
  const { eventId, health, recording, watchers, watching, attended, phase } = broadcast
  const { session, state } = useSession(eventId)
  const view = roomView(broadcast, state)
  const seesKeys = useReach('streamKeys.view') !== null
  // Stays open while its class is being published, though it then has one.
  const [isRecordingOpen] = useState(() => recording?.tag === null)
  // Somebody who sends from here needs neither figures nor keys.
  const isApart = state.capture === 'off'
  const isIdle = view === 'idle' || view === 'due' || view === 'over' || view === 'ended'
  return (
    <>
      {(view !== 'over' || !recording) && (
        <div className={styles.room} data-sending={!isApart || undefined} data-view={view}>
          {view !== 'over' && <Stage broadcast={broadcast} session={session} state={state} view={view} />}
          <div className={styles.side}>
            <StatusPanel broadcast={broadcast} session={session} state={state} view={view} />
            {health && <ProblemList health={health} />}
            {state.devices === 'open' && <DeviceChoice session={session} state={state} />}
          </div>
        </div>
      )}
      {recording && isIdle && (isRecordingOpen || recording.tag === null || phase === 'ended') && (
        <RecordingPanel broadcast={broadcast} key={recording.startsAt} recording={recording} />
      )}
      {(watchers.length > 0 || watching > 0 || view === 'live' || view === 'incomingLive' || view === 'otherLive') && (
        <WatcherPanel attended={attended} watchers={watchers} watching={watching} />
      )}
      {health && isApart && <IncomingFacts health={health} />}
      {seesKeys && isApart && <EncoderSection broadcast={broadcast} />}
      <LeaveWarning isSending={state.capture !== 'off'} />
    </>
  )
}
