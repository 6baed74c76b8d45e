import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'

/** The signed-in member. Nobody is asked about while the session ends: the answer would be a 401. */
export function useMember() {
  return useQuery({
    ...userQuery(),
    enabled: useSignedIn(),
    // Until the email that asks for confirmation is sent, a moment after opting in.
    refetchInterval: ({ state }) => (state.data?.marketingEmail === 'unconfirmed' ? emailWaitMilliseconds : false),
  })
}

const emailWaitMilliseconds = 2000
