import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import type { ActivityType } from '@upbeat/rules/activity/activity-type'

/** One time that a member watches something, from opening the player to leaving it. */
export type Watching = {
  /** `{member}-{content}-{unix seconds}`: the same for everything that is told of this watching (ENT-43). */
  id: string
  userId: string
  /** What kind of card it becomes in the recent activity. */
  kind: ActivityType
  /** What was watched; a live event brings its own name, picture and length in this shape. */
  virtualClass: VirtualClass
  /** The live event, else `null`. */
  eventId: string | null
}
