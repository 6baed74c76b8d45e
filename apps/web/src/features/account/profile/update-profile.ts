import type { User } from '@upbeat/contract/entities/user'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { userQuery } from '../../auth/queries.ts'

export type ProfileChange = { firstName?: string; lastName?: string; emailAddress?: string }

/** Saves the profile, which is always sent as a whole (ACC-13, D-60). @throws ApiError */
export async function updateProfile({ applicationProfile: known }: User, change: ProfileChange): Promise<void> {
  const { firstName, lastName, emailAddress } = { ...known, ...change }
  const ApplicationProfile = { FirstName: firstName ?? '', LastName: lastName ?? '', emailAddress }
  const user = await api('updateUser', { body: { ApplicationProfile } })
  queryClient.setQueryData(userQuery().queryKey, user)
}
