import { queryOptions } from '@tanstack/react-query'
import type { PolicyKind } from '@upbeat/contract/studio/entities/policy'
import { api } from '../../lib/api/api.ts'

/** The first element of a key must match the server's events. */
const event = 'policy'

export const policyQuery = (kind: PolicyKind) =>
  queryOptions({ queryKey: [event, 'draft', kind], queryFn: () => api('getPolicy', { params: { kind } }) })

export const policyVersionsQuery = (kind: PolicyKind) =>
  queryOptions({ queryKey: [event, 'versions', kind], queryFn: () => api('listPolicyVersions', { params: { kind } }) })
