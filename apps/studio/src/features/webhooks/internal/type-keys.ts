import type { MessageType } from '@upbeat/contract/studio/entities/webhook'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

export const typeKeys = {
  'class.published': 'webhooks.classPublished',
  'class.ready': 'webhooks.classReady',
  'member.joined': 'webhooks.memberJoined',
  'membership.changed': 'webhooks.membershipChanged',
  'membership.paused': 'webhooks.membershipPaused',
  'trial.ended': 'webhooks.trialEnded',
  'payment.failed': 'webhooks.paymentFailed',
  'live.started': 'webhooks.liveStarted',
  'live.ended': 'webhooks.liveEnded',
  test: 'webhooks.testMessage',
} as const satisfies Record<MessageType, StudioTextKey>
