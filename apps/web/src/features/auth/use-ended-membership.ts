import { useQuery } from '@tanstack/react-query'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { type EndedMembership, endedMembership } from '@upbeat/rules/subscription/ended-membership'
import { clock } from '../../lib/clock.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { useSignedIn } from './auth-store.ts'
import { subscriptionsQuery } from './queries.ts'
import { useCheckSkipped } from './use-check-skipped.ts'

/** Describes which membership has ended, if that is why nothing plays. */
export function useEndedMembership(): PhraseKey | null {
  const tenant = useTenant()
  const signedIn = useSignedIn()
  const skipped = useCheckSkipped()
  const { data } = useQuery({ ...subscriptionsQuery(), enabled: signedIn && !skipped })
  const ended = endedMembership(data, tenant, clock.now())
  return ended && PHRASES[ended]
}

const PHRASES: Record<EndedMembership, PhraseKey> = {
  trial: 'subscription.trialEnded',
  membership: 'subscription.membershipEnded',
  freeAccess: 'subscription.freeAccessExpired',
}
