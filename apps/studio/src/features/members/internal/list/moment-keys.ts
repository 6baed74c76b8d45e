import type { MemberMoment } from '@upbeat/contract/studio/entities/member-list'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

export const momentKeys = {
  trialEndsThisWeek: 'members.trialEndsThisWeek',
  joinedThisMonth: 'members.joinedThisMonth',
  notWatched30Days: 'members.notWatched30Days',
} as const satisfies Record<MemberMoment, StudioTextKey>
