import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { sessionQuery } from '../../lib/api/session.ts'
import { signInPath } from '../../lib/api/sign-in-path.ts'
import { AccountStep } from './internal/account-step.tsx'
import { AudienceStep } from './internal/audience-step.tsx'
import { ClubStep } from './internal/club-step.tsx'
import { FirstClassStep } from './internal/first-class-step.tsx'
import { LookStep } from './internal/look-step.tsx'
import { OnAirStep } from './internal/on-air-step.tsx'
import { setupQuery, stepShown } from './internal/setup-query.ts'
import { StepFrame } from './internal/step-frame.tsx'

export type SetUpProps = {
  token: string
  /** Renders the upload of the first video. */
  upload: ReactNode
  /** Wraps the content while a class waits for its video; asks for the file again if the upload stopped. */
  awaitVideo: (tag: string, waiting: ReactNode) => ReactNode
  onDone: () => unknown
}

/** The setup, from the setup link to a published class. Resumes at the last step, on any device (SETUP-02). */
export function SetUp({ token, upload, awaitVideo, onDone }: SetUpProps) {
  const session = useQuery(sessionQuery)
  const setup = useQuery({ ...setupQuery, enabled: Boolean(session.data) })
  if (session.data === null)
    return token ? <AccountStep token={token} /> : <Navigate replace to={signInPath('/start')} />
  const query = session.data ? setup : { ...setup, error: session.error, refetch: session.refetch as never }
  if (!setup.data) {
    return (
      <StepFrame step="club">
        <QueryStates height="20rem" query={query}>
          {() => null}
        </QueryStates>
      </StepFrame>
    )
  }
  const step = stepShown(setup.data)
  if (step === 'club') return <ClubStep kept={setup.data.input.club} />
  if (step === 'look') return <LookStep kept={setup.data.input.look} />
  if (step === 'audience') return <AudienceStep kept={setup.data.input.audience} />
  if (step === 'firstClass') return <FirstClassStep upload={upload} />
  return <OnAirStep awaitVideo={awaitVideo} onDone={onDone} />
}
