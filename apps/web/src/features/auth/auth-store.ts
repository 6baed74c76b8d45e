import { localStore } from '../../lib/storage.ts'
import { createArea } from '../../lib/store-area.ts'

/** A member is signed in if and only if there is a token (AUTH-01). */
export type Session =
  | { status: 'signedOut' }
  | { status: 'signingIn' }
  | { status: 'failed'; error: unknown }
  | { status: 'signedIn'; token: string; userId: string }

/** The client's part of the area `auth`; server data of the member is in the query cache (SHELL-34). */
export type AuthState = {
  session: Session
  /** Shown until the next attempt (AUTH-03). */
  errorText: string
  notificationText: string
  forgotPassword: 'closed' | 'open' | 'sending' | 'sent' | 'accountNotFound' | 'failed'
  accessCode:
    | { status: 'none' }
    | { status: 'verifying' }
    | { status: 'accepted'; code: string }
    | { status: 'refused'; error: unknown }
  /** Renewal of the provider's token failed (SSO-06). */
  ssoTokenError: boolean
}

export const useAuth = createArea<AuthState>('auth', {
  session: { status: 'signedOut' },
  errorText: '',
  notificationText: '',
  forgotPassword: 'closed',
  accessCode: { status: 'none' },
  ssoTokenError: false,
})

/** Restores the session stored in this browser. */
export function restoreSession(): void {
  const token = localStore.get('token')
  const userId = localStore.get('userId')
  useAuth.setState({ session: token && userId ? { status: 'signedIn', token, userId } : { status: 'signedOut' } })
}

export function isSignedIn(): boolean {
  return useAuth.getState().session.status === 'signedIn'
}

export function useSignedIn(): boolean {
  return useAuth((state) => state.session.status === 'signedIn')
}

/** The signed-in member's id, or `guest` for paths that need one (D-05). */
export function memberId(): string {
  const { session } = useAuth.getState()
  return session.status === 'signedIn' ? session.userId : guestId
}

export function useMemberId(): string {
  return useAuth(({ session }) => (session.status === 'signedIn' ? session.userId : guestId))
}

export const guestId = 'guest'
