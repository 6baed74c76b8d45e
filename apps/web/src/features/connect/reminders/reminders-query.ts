import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { memberId } from '../../auth/auth-store.ts'

/** The member's live reminders and the URL of their calendar feed. Only if signed in. */
export const remindersQuery = () =>
  queryOptions({
    queryKey: ['connect', 'reminders', memberId()],
    queryFn: ({ signal }) => api('listReminders', { signal }),
  })
