import { playDurationBand } from '@upbeat/rules/analytics/duration-bands'
import { analytics } from '../../lib/analytics.ts'
import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { Mood } from './mood.ts'
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
  analytics.track('log', { contentId: watching.virtualClass.tag, playDuration: playDurationBand(playedSeconds) })
  return sendLog(watching, playedSeconds, null)
}

/** Adds to a class that was logged how it was for the member; said again, the last counts. */
export async function rateWorkout(watching: Watching, playedSeconds: number, mood: Mood): Promise<void> {
  await sendLog(watching, playedSeconds, mood)
}

/** The server knows a watching again by its id, so that it may be told twice and in either order. */
async function sendLog(watching: Watching, playedSeconds: number, mood: Mood | null): Promise<string | null> {
  const now = clock.now()
  const [, added] = await Promise.all([
    sendReport({ call: 'saveWorkoutResult', body: workoutResultPayload(watching, playedSeconds, now, mood) }),
    sendReport({ call: 'addActivity', body: recentActivityPayload(watching, playedSeconds, now, mood) }),
  ])
  void queryClient.invalidateQueries(recentActivityQuery())
  return (added as { id: string } | null)?.id ?? null
}
