import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { QueryStates } from '../../../lib/query-states.tsx'
import { useText } from '../../../lib/use-text.ts'
import { AudienceForm } from './audience-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Who can watch (SETUP-05). A new club is open to everyone who signs up, so this step can be left as it is. */
export function AudienceStep({ kept }: { kept: unknown }) {
  const t = useText()
  const audience = useQuery({
    queryKey: ['setup', 'audience'],
    queryFn: ({ signal }) => api('getAudience', { signal }),
    // What was typed here is not replaced while it is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <StepFrame lead={t('setup.audienceLead')} step="audience" title={t('setup.audienceTitle')}>
      <QueryStates height="20rem" query={audience}>
        {(current) => <AudienceForm current={current} kept={kept} />}
      </QueryStates>
    </StepFrame>
  )
}
