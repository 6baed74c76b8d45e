import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { BroadcastSession } from './broadcast-session.ts'
import type { SessionState } from './session-state.ts'

/** The page's session of an event: it begins with the page and ends with it. */
export function useSession(eventId: string): { session: BroadcastSession; state: SessionState } {
  const [session] = useState(() => new BroadcastSession(eventId))
  useEffect(() => {
    void session.begin()
    return () => void session.close()
  }, [session])
  return { session, state: useStore(session.store) }
}
