import { queryOptions } from '@tanstack/react-query'
import type { SetupProgress } from '@upbeat/contract/studio/entities/setup'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'

export const setupQuery = queryOptions({ queryKey: ['setup'], queryFn: ({ signal }) => api('getSetup', { signal }) })

/** The steps, in order. The account comes first, before sign-in. */
export const steps = ['you', 'club', 'look', 'firstClass', 'audience', 'onAir'] as const
export type Step = (typeof steps)[number]

/** The step to continue at. Without a club, no later step is possible, whatever was stored. */
export function stepShown({ step, club }: SetupProgress): Step {
  if (!club) return 'club'
  if (step === 'done') return 'onAir'
  return step === 'you' || step === 'club' ? 'look' : step
}

/** Opens a step, and stores it for this person's other devices. */
export async function goToStep(step: Step | 'done'): Promise<void> {
  await api('saveSetup', { body: { step, input: {} } })
  await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
}
