import { queryOptions } from '@tanstack/react-query'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { Permission, Reach } from '@upbeat/rules/staff/may'
import { createContext, useContext } from 'react'
import { api, sessionKey } from './api.ts'
import { queryClient } from './query-client.ts'
import { StudioError } from './studio-error.ts'

/** Who is signed in and what they may do here; null where nobody is. */
export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 })

async function readSession(): Promise<StaffSession | null> {
  try {
    return await api('getSession')
  } catch (error) {
    if (error instanceof StudioError && error.status === 401) return null
    throw error
  }
}

/** Reads the session again and waits for it, after what has changed it: another name, a second factor. */
export async function refreshSession(): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** After somebody has signed in or out: nothing that was read for another person stays. */
export async function startSession(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  await refreshSession()
}

/** Filled by the gate that shows pages only to those who are signed in. */
export const SessionContext = createContext<StaffSession | null>(null)

/** The session, on pages that are shown to nobody without one. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Only pages behind the session gate have a session')
  return session
}

/** How far this person may go with a permission in this club: with all objects, with their own, or null. */
export function useReach(permission: Permission): Reach | null {
  return reachIn(useSession(), permission)
}

export function reachIn({ club }: StaffSession, permission: Permission): Reach | null {
  return club?.permissions[permission] ?? null
}
