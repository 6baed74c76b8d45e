import { playDurationBand } from '@upbeat/rules/analytics/duration-bands'
import { analytics } from '../../lib/analytics.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import type { Mood } from './mood.ts'
import { recentActivityQuery } from './queries.ts'
import { recentActivityPayload } from './recent-activity-payload.ts'
import { sendReport } from './send-report.ts'
import type { Watching } from './watching.ts'
import { workoutResultPayload } from './workout-result-payload.ts'

/**
 * Logs a class: its result, and a recent activity (D-40). Returns the activity's id, `null` if both were queued for lack of a network. Call
 * it once per watch session.
 */
export async function logWorkout(watching: Watching, playedSeconds: number): Promise<string | null> {
  analytics.track('log', { contentId: watching.virtualClass.tag, playDuration: playDurationBand(playedSeconds) })
  return sendLog(watching, playedSeconds, null)
}

/** Adds the member's rating to a logged class; the last call counts. */
export async function rateWorkout(watching: Watching, playedSeconds: number, mood: Mood): Promise<void> {
  await sendLog(watching, playedSeconds, mood)
}

/** The server deduplicates by id, so the two calls may be repeated and arrive in any order. */
async function sendLog(watching: Watching, playedSeconds: number, mood: Mood | null): Promise<string | null> {
  const now = clock.now()
  const [, added] = await Promise.all([
    sendReport({ call: 'saveWorkoutResult', body: workoutResultPayload(watching, playedSeconds, now, mood) }),
    sendReport({ call: 'addActivity', body: recentActivityPayload(watching, playedSeconds, now, mood) }),
  ])
  void queryClient.invalidateQueries(recentActivityQuery())
  return (added as { id: string } | null)?.id ?? null
}
