import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import type { SessionState } from '../session/session-state.ts'

/** What the page shows: whether somebody sends, who, and who sees it. */
export type RoomView =
  | 'idle'
  | 'due'
  | 'over'
  | 'ended'
  | 'rehearsal'
  | 'live'
  | 'incomingRehearsal'
  | 'incomingLive'
  | 'otherRehearsal'
  | 'otherLive'

/** The view of a broadcast on a page that itself sends (`capture`) or has ended it or neither. */
export function roomView(
  { phase, health }: Pick<StudioBroadcast, 'phase' | 'health'>,
  { capture, hasEnded }: Pick<SessionState, 'capture' | 'hasEnded'>,
): RoomView {
  const isSeen = phase === 'onAir'
  if (capture === 'on' || capture === 'ending') return isSeen || phase === 'ended' ? 'live' : 'rehearsal'
  if (health?.source === 'rtmp') return isSeen ? 'incomingLive' : 'incomingRehearsal'
  if (health) return isSeen ? 'otherLive' : 'otherRehearsal'
  if (phase === 'ended') return 'over'
  if (!isSeen) return 'idle'
  return hasEnded ? 'ended' : 'due'
}
