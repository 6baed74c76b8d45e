import { useNavigate } from 'react-router'
import { api, sessionKey } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useAction } from '../../lib/api/use-action.ts'

/** Signs out and clears the cache. */
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
