import { playTrackingId } from '@upbeat/rules/player/play-tracking'
import { useEffect, useState } from 'react'
import { clock } from '../../../../lib/clock.ts'
import { memberId } from '../../../auth/auth-store.ts'
import type { Playable } from '../../playable.ts'
import { resetWorkout, useWorkout } from '../../workout-store.ts'
import { createWatchSession, type WatchSession } from './watch-session.ts'

/** The watch session of a class; reports the played time when the page is hidden, and when the player or the tab closes (D-39). */
export function useWatchSession({ virtualClass, kind, eventId, stream }: Playable): WatchSession {
  const [session] = useState(() => {
    const userId = memberId()
    const id = playTrackingId(userId, virtualClass.tag, clock.now())
    return createWatchSession({ id, userId, kind, virtualClass, eventId })
  })
  const [opened] = useState({ classTag: virtualClass.tag, streamLink: stream })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    useWorkout.setState(opened)
    const reportWhenHidden = () => {
      if (document.visibilityState === 'hidden') session.report()
    }
    // A hidden page may be killed without another event, as on phones.
    document.addEventListener('visibilitychange', reportWhenHidden, { signal })
    window.addEventListener('pagehide', session.leave, { signal })
    return () => {
      abort.abort()
      session.end()
      resetWorkout()
    }
  }, [session, opened])
  return session
}
