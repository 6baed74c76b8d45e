import { useEffect, useState } from 'react'
import { useAuth } from '../auth-store.ts'
import { leaveForSso } from '../deeplink.ts'

/** Redirects to the identity provider when the page opens, unless it has something to show (D-16). True while redirecting. */
export function useAutomaticSso(stay: boolean): boolean {
  // Decided once: a later error must stay readable, and dismissing it must not redirect.
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
