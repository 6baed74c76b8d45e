import { useNavigate } from 'react-router'
import { api, sessionKey } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useAction } from '../../lib/use-action.ts'

/** Ends the session and forgets what was read in it. */
export function useSignOut() {
  const { run } = useAction()
  const navigate = useNavigate()
  return () =>
    run(async () => {
      await api('signOut')
      await navigate('/sign-in')
      queryClient.clear()
      queryClient.setQueryData(sessionKey, null)
    })
}
