import { liveEnabled } from '@upbeat/rules/tenant/switches'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { CoachScreen } from '../features/coaches/coach-screen.tsx'
import { coachClassesQuery } from '../features/coaches/queries.ts'
import { NextLive } from '../features/connect/next-live.tsx'
import { scheduleQuery } from '../features/connect/queries.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/api/query-client.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const live = hasLive() ? queryClient.prefetchQuery(scheduleQuery()) : null
  await Promise.all([queryClient.prefetchInfiniteQuery(coachClassesQuery(params.coach ?? '')), live])
  return null
}

export function Component() {
  const { coach = '' } = useParams()
  return <CoachScreen key={coach} live={hasLive() && <NextLive coach={coach} />} name={coach} />
}

function hasLive(): boolean {
  return liveEnabled(getTenant())
}
