import { emailKinds } from '@upbeat/contract/studio/entities/emails'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { isMarketing } from '@upbeat/rules/consent/consent'

export function emailKey(kind: string): StudioTextKey {
  const known = emailKinds.find((one) => one === kind)
  return known ? `texts.email-${known}` : 'member.email'
}

export function consentKey(policy: string): StudioTextKey {
  return isMarketing({ policy }) ? 'member.consentMarketing' : 'member.consentTerms'
}

const facts: Record<string, StudioTextKey> = {
  member_joined: 'member.factJoined',
  trial_started: 'member.factTrial',
  subscribed: 'member.factSubscribed',
  renewed: 'member.factRenewed',
  payment_failed: 'member.factPaymentFailed',
  cancelled: 'member.factCancelled',
  resumed: 'member.factResumed',
  paused: 'member.factPaused',
  unpaused: 'member.factUnpaused',
  plan_changed: 'member.factPlanChanged',
  membership_ended: 'member.factEnded',
  code_redeemed: 'member.factCode',
}

/** Undefined for what isn't about a membership. */
export function factKey(kind: string): StudioTextKey | undefined {
  return facts[kind]
}
