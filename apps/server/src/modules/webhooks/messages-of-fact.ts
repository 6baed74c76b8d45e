import type { MembershipChange } from '@upbeat/contract/studio/entities/webhook'
import type { NewFact } from '../facts/fact.ts'
import type { Message } from './message.ts'

/** What webhooks are told of a fact. */
export function messagesOfFact(fact: NewFact): Message[] {
  const { at, memberId, entityId } = fact
  const changed = (change: MembershipChange, data: object) =>
    membershipChanged({ at, memberId, membershipId: entityId, change, ...data })
  switch (fact.kind) {
    case 'class_published':
      return [{ type: 'class.published', at, data: { classTag: entityId, ...fact.details } }]
    case 'member_joined':
      return [{ type: 'member.joined', at, data: { memberId, ...fact.details } }]
    case 'trial_started':
      return [changed('trialStarted', fact.details)]
    case 'subscribed': {
      const { hadTrial: _hadTrial, ...details } = fact.details
      return [changed('subscribed', details)]
    }
    case 'cancelled':
    case 'resumed':
      return [changed(fact.kind, fact.details)]
    case 'paused':
      return [
        changed('paused', fact.details),
        { type: 'membership.paused', at, data: { memberId, membershipId: entityId, ...fact.details } },
      ]
    case 'unpaused':
      return [changed('unpaused', fact.details)]
    case 'plan_changed':
      return [changed('planChanged', fact.details)]
    case 'code_redeemed':
      return [membershipChanged({ at, memberId, change: 'codeRedeemed', ...fact.details })]
    case 'membership_ended': {
      const { was, replaced } = fact.details
      const ended: Message = { type: 'trial.ended', at, data: { memberId, membershipId: entityId, replaced } }
      return [changed('ended', fact.details), ...(was === 'trial' ? [ended] : [])]
    }
    case 'payment_failed':
      return [{ type: 'payment.failed', at, data: { memberId, membershipId: entityId, ...fact.details } }]
    default:
      return []
  }
}

type Changed = { at: Date; memberId: string | null; change: MembershipChange } & Record<string, unknown>

export function membershipChanged({ at, ...data }: Changed): Message {
  return { type: 'membership.changed', at, data }
}
