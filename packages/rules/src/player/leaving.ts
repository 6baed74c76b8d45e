import { completedMinutes, leaveDecision } from './leave-decision.ts'

/**
 * The states from opening a player to closing it. `elapsed` is the seconds actually played; `outcome` says what to do with the closed
 * class: nothing was played, discard it, or log it.
 */
export type Leaving =
  | { state: 'idle' }
  | { state: 'playing' }
  | { state: 'asking' }
  | { state: 'completed'; elapsed: number; minutes: number }
  | { state: 'closed'; outcome: 'nothing' | 'discard' | 'log'; elapsed: number }

export type LeavingEvent =
  | { type: 'played' }
  /** The member asked to close, go back or open another page. */
  | { type: 'leave' }
  /** The leave modal was closed by its X (D-39), or a class that is not logged is restarted from its end. */
  | { type: 'keepPlaying' }
  | { type: 'discard'; elapsed: number }
  | { type: 'finish'; elapsed: number }
  | { type: 'ended'; elapsed: number }
  | { type: 'done' }
  /** Another class replaces this one. */
  | { type: 'reset' }

export const idle: Leaving = { state: 'idle' }

/**
 * Applies an event; events that don't apply in the current state are ignored. Before anything has played, leaving needs no confirmation
 * (PLAY-09, D-39). Neither does a class that plays to its end, even while the modal is open (PLAY-15).
 */
export function leavingReducer(leaving: Leaving, event: LeavingEvent): Leaving {
  if (event.type === 'reset') return idle
  switch (leaving.state) {
    case 'idle':
      if (event.type === 'played') return { state: 'playing' }
      return event.type === 'leave' ? { state: 'closed', outcome: 'nothing', elapsed: 0 } : leaving
    case 'playing':
      if (event.type === 'leave') return { state: 'asking' }
      return event.type === 'ended' ? completed(event.elapsed) : leaving
    case 'asking':
      if (event.type === 'keepPlaying') return { state: 'playing' }
      if (event.type === 'discard') return { state: 'closed', outcome: 'discard', elapsed: event.elapsed }
      if (event.type === 'finish') return closed(event.elapsed)
      return event.type === 'ended' ? completed(event.elapsed) : leaving
    case 'completed':
      if (event.type === 'keepPlaying' && leaveDecision(leaving.elapsed) === 'discard') return { state: 'playing' }
      return event.type === 'done' || event.type === 'leave' ? closed(leaving.elapsed) : leaving
    case 'closed':
      return leaving
  }
}

/** Where closing the player leads: home after a deep link, else back (PLAY-10, PLAY-11). */
export function leaveTarget(previousPath: string | null | undefined): string {
  return previousPath || '/home'
}

function completed(elapsed: number): Leaving {
  return { state: 'completed', elapsed, minutes: completedMinutes(elapsed) }
}

function closed(elapsed: number): Leaving {
  return { state: 'closed', outcome: leaveDecision(elapsed), elapsed }
}
