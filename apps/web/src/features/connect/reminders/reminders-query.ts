import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { memberId } from '../../auth/auth-store.ts'

/** Of which live classes the member is reminded, and where their own calendar is. Only for who is signed in. */
export const remindersQuery = () =>
  queryOptions({
    queryKey: ['connect', 'reminders', memberId()],
    queryFn: ({ signal }) => api('listReminders', { signal }),
  })
