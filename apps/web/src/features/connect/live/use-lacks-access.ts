import { useQuery } from '@tanstack/react-query'
import { membershipState } from '@upbeat/rules/subscription/membership-state'
import { clock } from '../../../lib/clock.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { useCheckSkipped } from '../../auth/use-check-skipped.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import type { LiveDetails } from './live-details.ts'

/** Whether the member is known to lack access. A member who got a stream has access. */
export function useLacksAccess({ link, mayWatch }: Pick<LiveDetails, 'link' | 'mayWatch'>): boolean {
  const tenant = useTenant()
  const skipped = useCheckSkipped()
  const { data } = useQuery({ ...subscriptionsQuery(), enabled: !skipped })
  if (!mayWatch) return true
  if (skipped) return false
  if (link === undefined || link !== '' || !data) return false
  return !membershipState(data, tenant, clock.now()).hasPlayerAccess
}
