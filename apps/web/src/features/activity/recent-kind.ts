import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { type ActivityType, activityType } from '@upbeat/rules/activity/activity-type'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'

export type RecentKind = { label: PhraseKey; icon: IconName }

/** What a card says it was (ACT-12); all that is not of Connect or a channel was a class. */
export function recentKind(type: ActivityType): RecentKind {
  return KINDS[type] ?? { label: 'activity.kindClass', icon: 'play' }
}

const KINDS: Partial<Record<ActivityType, RecentKind>> = {
  [activityType.clubConnectVideo]: { label: 'activity.kindConnect', icon: 'person' },
  [activityType.liveStream]: { label: 'activity.kindLive', icon: 'live' },
  [activityType.channel]: { label: 'activity.kindChannel', icon: 'cast' },
}
