import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'

/** The signed-in member. Disabled while signing out: the reply would be a 401. */
export function useMember() {
  return useQuery({
    ...userQuery(),
    enabled: useSignedIn(),
    // Refetched until the confirmation email has been sent, shortly after opting in.
    refetchInterval: ({ state }) => (state.data?.marketingEmail === 'unconfirmed' ? emailWaitMilliseconds : false),
  })
}

const emailWaitMilliseconds = 2000
