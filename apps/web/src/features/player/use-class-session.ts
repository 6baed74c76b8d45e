import { type LeavingControl, useLeaving } from './leave/use-leaving.ts'
import type { WayBack } from './leave/use-way-back.ts'
import type { Playable } from './playable.ts'
import { useWatchSession } from './session/use-watch-session.ts'
import type { WatchSession } from './session/watch-session.ts'

export type ClassSession = { session: WatchSession; control: LeavingControl }

/** One viewing of a class: what is recorded of it, and how it is left. */
export function useClassSession(playable: Playable, wayBack: WayBack): ClassSession {
  const session = useWatchSession(playable)
  const control = useLeaving(session, wayBack)
  return { session, control }
}
