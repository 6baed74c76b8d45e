import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import type { ActivityType } from '@upbeat/rules/activity/activity-type'

/** One viewing by a member, from opening the player to leaving it. */
export type Watching = {
  /** `{member}-{content}-{unix seconds}`: the common id of all reports of this viewing (ENT-43). */
  id: string
  userId: string
  /** The type of its recent activity. */
  kind: ActivityType
  /** The content; a live event is mapped to this type with its own name, picture and duration. */
  virtualClass: VirtualClass
  /** The live event, or `null`. */
  eventId: string | null
}
