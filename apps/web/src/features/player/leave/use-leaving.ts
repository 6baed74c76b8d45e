import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import { idle, type Leaving, type LeavingEvent, leavingReducer } from '@upbeat/rules/player/leaving'
import { useEffect, useReducer, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { WatchSession } from '../session/watch-session.ts'
import { addressOf } from './previous-path.ts'
import type { WayBack } from './use-way-back.ts'

export type LeavingControl = {
  leaving: Leaving
  /** The stream plays: from now on leaving asks. */
  played: () => void
  ended: () => void
  /** Close, Escape. */
  leave: () => void
  keepPlaying: () => void
  discard: () => void
  finish: () => void
  done: () => void
}

/**
 * The way out of a class that plays (PLAY-09 to PLAY-15, D-39). Close, back and links ask first; what was decided is logged and only then the
 * page changes, by `wayBack` unless a link was followed.
 */
export function useLeaving(session: WatchSession, wayBack: WayBack): LeavingControl {
  const [leaving, dispatch] = useReducer(leavingReducer, idle)
  const latest = useRef(leaving)
  latest.current = leaving
  const way = useWayOut(latest, dispatch, wayBack)

  useEffect(() => {
    if (leaving.state !== 'completed' && leaving.state !== 'closed') return
    const outcome = leaving.state === 'closed' ? leaving.outcome : leaveDecision(leaving.elapsed)
    // What is not logged may still be begun again from here.
    if (leaving.state === 'completed' && outcome === 'discard') return session.pause()
    if (outcome === 'log') session.log()
    session.end()
    if (leaving.state === 'closed') way.current.go()
  }, [leaving, session, way])

  const elapsed = () => session.elapsed()
  return {
    leaving,
    played: () => dispatch({ type: 'played' }),
    ended: () => dispatch({ type: 'ended', elapsed: elapsed() }),
    leave: () => dispatch({ type: 'leave' }),
    keepPlaying: () => {
      way.current.stay()
      dispatch({ type: 'keepPlaying' })
    },
    discard: () => dispatch({ type: 'discard', elapsed: elapsed() }),
    // A class worth logging is celebrated first: the panel says so, and Done leaves.
    finish: () => {
      const seconds = elapsed()
      dispatch({ type: leaveDecision(seconds) === 'log' ? 'ended' : 'finish', elapsed: seconds })
    },
    done: () => dispatch({ type: 'done' }),
  }
}

/** Holds navigation back while the class plays, and answers how to leave, or to stay, once that is decided. */
function useWayOut(latest: { current: Leaving }, dispatch: (event: LeavingEvent) => void, { target, goBack }: WayBack) {
  const action = useRef('')
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    action.current = historyAction
    return isStreaming(latest.current) && addressOf(currentLocation) !== addressOf(nextLocation)
  })
  const { state } = blocker
  useEffect(() => {
    if (state === 'blocked') dispatch({ type: 'leave' })
  }, [state, dispatch])

  const way = useRef({ go: () => {}, stay: () => {} })
  way.current = {
    stay: () => blocker.reset?.(),
    go: () => {
      if (blocker.state === 'blocked') {
        // A link leads where it says; stepping back from a deep link would leave the club's pages.
        if (action.current !== 'POP' || addressOf(blocker.location) === target) return blocker.proceed()
        blocker.reset()
      }
      goBack()
    },
  }
  return way
}

function isStreaming({ state }: Leaving): boolean {
  return state === 'playing' || state === 'asking'
}
