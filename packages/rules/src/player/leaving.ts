import { completedMinutes, leaveDecision } from './leave-decision.ts'

/**
 * From opening a player to having left it. `elapsed` is in seconds really played; `outcome` says what to do with the class
 * once closed: nothing was played, forget it, or log it.
 */
export type Leaving =
  | { state: 'idle' }
  | { state: 'playing' }
  | { state: 'asking' }
  | { state: 'completed'; elapsed: number; minutes: number }
  | { state: 'closed'; outcome: 'nothing' | 'discard' | 'log'; elapsed: number }

export type LeavingEvent =
  | { type: 'played' }
  /** Close, back or another page was asked for. */
  | { type: 'leave' }
  /** The leave modal was closed by its X (D-39), or a class of which nothing is logged is begun again from its end. */
  | { type: 'keepPlaying' }
  | { type: 'discard'; elapsed: number }
  | { type: 'finish'; elapsed: number }
  | { type: 'ended'; elapsed: number }
  | { type: 'done' }
  /** Another class is opened in the same place. */
  | { type: 'reset' }

export const idle: Leaving = { state: 'idle' }

/**
 * Applies an event; one that means nothing in the present state changes nothing. Before anything played, leaving is immediate
 * (PLAY-09, D-39). A class that plays to its end is never asked about, even while the modal is open (PLAY-15).
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

/** Where the player leads once closed: home for who came by a deep link, else back to where they were (PLAY-10, PLAY-11). */
export function leaveTarget(previousPath: string | null | undefined): string {
  return previousPath || '/home'
}

function completed(elapsed: number): Leaving {
  return { state: 'completed', elapsed, minutes: completedMinutes(elapsed) }
}

function closed(elapsed: number): Leaving {
  return { state: 'closed', outcome: leaveDecision(elapsed), elapsed }
}
