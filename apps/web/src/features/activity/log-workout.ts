import { playDurationBand } from '@upbeat/rules/analytics/duration-bands'
import { analytics } from '../../lib/analytics.ts'
import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import { recentActivityQuery } from './queries.ts'
import { recentActivityPayload } from './recent-activity-payload.ts'
import { sendReport } from './send-report.ts'
import type { Watching } from './watching.ts'
import { workoutResultPayload } from './workout-result-payload.ts'

/**
 * Logs a class: its result, and a card in the recent activity (D-40). Answers the card's id, `null` where the network was gone and both
 * will be sent later. Call it once for each watching.
 */
export async function logWorkout(watching: Watching, playedSeconds: number): Promise<string | null> {
  const now = clock.now()
  analytics.track('log', { contentId: watching.contentId, playDuration: playDurationBand(playedSeconds) })
  const [, added] = await Promise.all([
    sendReport({ call: 'saveWorkoutResult', body: workoutResultPayload(watching, playedSeconds, now) }),
    sendReport({ call: 'addActivity', body: recentActivityPayload(watching, playedSeconds, now) }),
  ])
  void queryClient.invalidateQueries(recentActivityQuery())
  return (added as { id: string } | null)?.id ?? null
}
