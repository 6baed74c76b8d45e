import { queryOptions } from '@tanstack/react-query'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { Permission, Reach } from '@upbeat/rules/staff/may'
import { createContext, useContext } from 'react'
import { api, sessionKey } from './api.ts'
import { queryClient } from './query-client.ts'
import { StudioError } from './studio-error.ts'

/** The signed-in account and its permissions in this club; null if signed out. */
export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 })

async function readSession(): Promise<StaffSession | null> {
  try {
    return await api('getSession')
  } catch (error) {
    if (error instanceof StudioError && error.status === 401) return null
    throw error
  }
}

/** Refetches the session, e.g. after a change of the name or second factor. */
export async function refreshSession(): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** After signing in or out: clears all data of the previous account. */
export async function startSession(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  await refreshSession()
}

/** Set by the session gate. */
export const SessionContext = createContext<StaffSession | null>(null)

/** The session, for pages behind the session gate. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Only pages behind the session gate have a session')
  return session
}

/** The reach of a permission in this club: all objects, own objects, or null. */
export function useReach(permission: Permission): Reach | null {
  return reachIn(useSession(), permission)
}

export function reachIn({ club }: StaffSession, permission: Permission): Reach | null {
  return club?.permissions[permission] ?? null
}
