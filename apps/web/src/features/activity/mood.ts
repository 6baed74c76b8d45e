import type { RecentActivityPayload } from '@upbeat/contract/entities/recent-activity'

/** The member's rating of a class: 1 hard going, 2 good, 3 great. */
export type Mood = NonNullable<RecentActivityPayload['mood']>
