import { queryOptions } from '@tanstack/react-query'
import type { PolicyKind } from '@upbeat/contract/studio/entities/policy'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const event = 'policy'

export const policyQuery = (kind: PolicyKind) =>
  queryOptions({ queryKey: [event, 'draft', kind], queryFn: () => api('getPolicy', { params: { kind } }) })

export const policyVersionsQuery = (kind: PolicyKind) =>
  queryOptions({ queryKey: [event, 'versions', kind], queryFn: () => api('listPolicyVersions', { params: { kind } }) })
