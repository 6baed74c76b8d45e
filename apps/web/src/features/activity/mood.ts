import type { RecentActivityPayload } from '@upbeat/contract/entities/recent-activity'

/** How a member says a class was: 1 hard going, 2 good, 3 great. */
export type Mood = NonNullable<RecentActivityPayload['mood']>
