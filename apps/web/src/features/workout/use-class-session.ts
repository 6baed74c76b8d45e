import { type LeavingControl, useLeaving } from './internal/leave/use-leaving.ts'
import { useWatchSession } from './internal/session/use-watch-session.ts'
import type { WatchSession } from './internal/session/watch-session.ts'
import type { Playable } from './playable.ts'
import type { WayBack } from './use-way-back.ts'

export type ClassSession = { session: WatchSession; control: LeavingControl }

/** One viewing of a class: what is recorded of it, and how it is left. */
export function useClassSession(playable: Playable, wayBack: WayBack): ClassSession {
  const session = useWatchSession(playable)
  const control = useLeaving(session, wayBack)
  return { session, control }
}
