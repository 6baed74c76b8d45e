import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

/** The columns that can be hidden, in order; the name comes first and stays. */
export const memberColumns = ['state', 'labels', 'seenAt', 'joinedAt'] as const
export type MemberColumn = (typeof memberColumns)[number]

export const memberColumnKeys = {
  state: 'members.membership',
  labels: 'members.labels',
  seenAt: 'members.lastSeen',
  joinedAt: 'members.joinedOn',
} as const satisfies Record<MemberColumn, StudioTextKey>
