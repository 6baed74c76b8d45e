import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import { idle, type Leaving, type LeavingEvent, leavingReducer } from '@upbeat/rules/player/leaving'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useBlocker } from 'react-router'
import { addressOf } from '../../previous-path.ts'
import type { WayBack } from '../../use-way-back.ts'
import type { WatchSession } from '../session/watch-session.ts'

export type LeavingControl = {
  leaving: Leaving
  /** Playback has started: from now on leaving asks for confirmation. */
  played: () => void
  ended: () => void
  /** Close button or Escape. */
  leave: () => void
  keepPlaying: () => void
  discard: () => void
  finish: () => void
  done: () => void
}

/**
 * Handles leaving a class during playback (PLAY-09 to PLAY-15, D-39). Close, back and links ask for confirmation first; the class is logged
 * before the page changes, by `wayBack` unless a link was followed.
 */
export function useLeaving(session: WatchSession, wayBack: WayBack): LeavingControl {
  const [leaving, dispatch] = useReducer(leavingReducer, idle)
  const wayOut = useWayOut(leaving, dispatch, wayBack)
  const go = useEffectEvent(wayOut.go)

  useEffect(() => {
    if (leaving.state !== 'completed' && leaving.state !== 'closed') return
    const outcome = leaving.state === 'closed' ? leaving.outcome : leaveDecision(leaving.elapsed)
    // A class that is not logged can be restarted from here.
    if (leaving.state === 'completed' && outcome === 'discard') return session.pause()
    if (outcome === 'log') session.log()
    session.end()
    if (leaving.state === 'closed') go()
  }, [leaving, session])

  const elapsed = () => session.elapsed()
  return {
    leaving,
    played: () => dispatch({ type: 'played' }),
    ended: () => dispatch({ type: 'ended', elapsed: elapsed() }),
    leave: () => dispatch({ type: 'leave' }),
    keepPlaying: () => {
      wayOut.stay()
      dispatch({ type: 'keepPlaying' })
    },
    discard: () => dispatch({ type: 'discard', elapsed: elapsed() }),
    // A logged class shows the completed panel first; its Done button leaves.
    finish: () => {
      const seconds = elapsed()
      dispatch({ type: leaveDecision(seconds) === 'log' ? 'ended' : 'finish', elapsed: seconds })
    },
    done: () => dispatch({ type: 'done' }),
  }
}

/** Blocks navigation while the class plays. Returns functions to proceed or to stay. */
function useWayOut(leaving: Leaving, dispatch: (event: LeavingEvent) => void, { target, goBack }: WayBack) {
  const action = useRef('')
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    action.current = historyAction
    return isStreaming(leaving) && addressOf(currentLocation) !== addressOf(nextLocation)
  })
  const { state } = blocker
  useEffect(() => {
    if (state === 'blocked') dispatch({ type: 'leave' })
  }, [state, dispatch])

  return {
    stay: () => blocker.reset?.(),
    go: () => {
      if (blocker.state === 'blocked') {
        // A link keeps its target; stepping back from a deep link would leave the club's pages.
        if (action.current !== 'POP' || addressOf(blocker.location) === target) return blocker.proceed()
        blocker.reset()
      }
      goBack()
    },
  }
}

function isStreaming({ state }: Leaving): boolean {
  return state === 'playing' || state === 'asking'
}
