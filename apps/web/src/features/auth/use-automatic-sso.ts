import { useEffect, useState } from 'react'
import { useAuth } from './auth-store.ts'
import { leaveForSso } from './deeplink.ts'

/** Leaves for the identity provider as soon as the page shows, unless something asks to stay (D-16). True while leaving. */
export function useAutomaticSso(stay: boolean): boolean {
  // Decided once: an error that comes later must be read, and one that is put away must not make the page leave.
  const [asked] = useState(() => !stay && useAuth.getState().errorText === '')
  const [leaving, setLeaving] = useState(asked)
  useEffect(() => {
    if (!asked) return
    let gone = false
    void leaveForSso({ replacing: true }).then((outcome) => {
      if (!gone && outcome !== 'left') setLeaving(false)
    })
    return () => {
      gone = true
    }
  }, [asked])
  return leaving
}
