import type { AccessReason, StudioMember } from '@upbeat/contract/studio/entities/member'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { ActionKind } from '../actions/action-kinds.ts'

type Explained = {
  /** The deciding rule as a sentence; with `{{date}}`, where there is one. */
  text: StudioTextKey
  /** The same without a date. */
  dateless?: StudioTextKey
  /** The action that fixes it, if staff can. */
  fix?: ActionKind
}

/** Why a member can or can't watch (MEMB-03): a sentence for every outcome of the access rule. */
export const accessTexts: Record<AccessReason, Explained> = {
  paid: { text: 'member.whyPaid', dateless: 'member.whyPaidNow', fix: 'reset' },
  renewing: { text: 'member.whyRenewing', fix: 'reset' },
  pastDue: { text: 'member.whyPastDue', dateless: 'member.whyPastDueNow', fix: 'reset' },
  lastPeriod: { text: 'member.whyLastPeriod', fix: 'reset' },
  term: { text: 'member.whyTerm', fix: 'reset' },
  pauseAhead: { text: 'member.whyPauseAhead', fix: 'unpause' },
  paused: { text: 'member.whyPaused', fix: 'unpause' },
  trial: { text: 'member.whyTrial', dateless: 'member.whyTrialNow', fix: 'addDays' },
  freeAccess: { text: 'member.whyFreeAccess', dateless: 'member.whyFreeAccessNow', fix: 'addDays' },
  external: { text: 'member.whyExternal', dateless: 'member.whyExternalNow', fix: 'endSessions' },
  never: { text: 'member.whyNever', fix: 'addDays' },
  trialOver: { text: 'member.whyTrialOver', dateless: 'member.whyTrialOverNow', fix: 'addDays' },
  freeAccessOver: { text: 'member.whyFreeAccessOver', dateless: 'member.whyFreeAccessOverNow', fix: 'addDays' },
  cancelledOver: { text: 'member.whyCancelledOver', dateless: 'member.whyCancelledOverNow', fix: 'addDays' },
  termOver: { text: 'member.whyTermOver', fix: 'addDays' },
  unpaid: { text: 'member.whyUnpaid', dateless: 'member.whyUnpaidNow', fix: 'addDays' },
  refunded: { text: 'member.whyRefunded', dateless: 'member.whyRefundedNow', fix: 'addDays' },
  externalOver: { text: 'member.whyExternalOver', dateless: 'member.whyExternalOverNow', fix: 'addDays' },
  ended: { text: 'member.whyEnded', dateless: 'member.whyEndedNow', fix: 'addDays' },
}

/** The sentence of a member's access; `date` formats a moment. */
export function accessSentence({ access }: Pick<StudioMember, 'access'>): { key: StudioTextKey; at: string | null } {
  const { text, dateless = text } = accessTexts[access.reason]
  const at = access.reason === 'pastDue' ? access.retryAt : access.until
  return { key: at === null ? dateless : text, at }
}
