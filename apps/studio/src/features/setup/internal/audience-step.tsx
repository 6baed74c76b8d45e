import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { AudienceForm } from './audience-form.tsx'
import type { AudienceInput } from './audience-input.ts'
import { audienceQuery } from './audience-query.ts'
import { goToStep } from './setup-query.ts'
import { StepFrame } from './step-frame.tsx'
import { useKeptInput } from './use-kept-input.ts'

/** Who can watch (SETUP-05). By default anyone who signs up, so the step can be skipped. */
export function AudienceStep({ kept }: { kept: unknown }) {
  const t = useText()
  const audience = useQuery(audienceQuery)
  return (
    <StepFrame lead={t('setup.audienceLead')} step="audience" title={t('setup.audienceTitle')}>
      <QueryStates height="20rem" query={audience}>
        {(current) => (
          <AudienceForm
            action={t('account.continue')}
            beside={(input) => <SkipAudience input={input} />}
            current={current}
            isAsked
            kept={kept}
            send={async (body) => {
              await api('setAudience', { body })
              await goToStep('onAir')
            }}
          />
        )}
      </QueryStates>
    </StepFrame>
  )
}

/** The input is stored with the setup, so that it can be returned to. */
function SkipAudience({ input }: { input: AudienceInput }) {
  const t = useText()
  useKeptInput('audience', input)
  return (
    <Button onClick={() => void goToStep('onAir')} variant="quiet">
      {t('setup.skip')}
    </Button>
  )
}
