import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'

export type ApiKey = StudioReply<'listApiKeys'>[number]

export const apiKeysQuery = queryOptions({ queryKey: ['apiKeys'], queryFn: () => api('listApiKeys') })
