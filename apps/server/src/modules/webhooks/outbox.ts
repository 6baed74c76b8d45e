import type { Database } from '../../platform/db/database.ts'
import type { NewFact } from '../facts/fact.ts'
import { createDeliveryRepository } from './delivery-repository.ts'
import { bodyOf, type Message, messageId } from './message.ts'
import { membershipChanged, messagesOfFact } from './messages-of-fact.ts'
import { createWebhookRepository } from './webhook-repository.ts'

/** `unique`: see `messageId`. */
type Stored = Message & { tenantId: string; unique: string }

/** Stores messages for the webhooks that get them, in the transaction of the change: both are stored or neither. */
export async function storeMessages(transaction: Database, messages: readonly Stored[]): Promise<void> {
  for (const { tenantId, unique, ...message } of messages) {
    const { type, at } = message
    const ids = await createWebhookRepository(transaction).idsFor(tenantId, type)
    if (ids.length === 0) continue
    const row = { tenantId, id: messageId(at, unique), type, body: bodyOf(message), at, dueAt: at }
    const rows = ids.map((webhookId) => ({ ...row, webhookId, state: 'waiting' as const }))
    await createDeliveryRepository(transaction).add(rows)
  }
}

/** Stores the messages of facts that are new. */
export function storeMessagesOfFacts(transaction: Database, facts: readonly (NewFact & { id: string })[]) {
  const messages = facts.flatMap((fact) =>
    messagesOfFact(fact).map((message, place) => ({
      ...message,
      tenantId: fact.tenantId,
      unique: `${fact.id}${place}`,
    })),
  )
  return storeMessages(transaction, messages)
}

type Given = { tenantId: string; memberId: string; membershipId: string; at: Date; cancelledAt: Date; reason: string }

/** Stores the message of why a member has cancelled, which comes after that of the cancellation. */
export function storeCancelReason(transaction: Database, given: Given & { planTag: string | null }): Promise<void> {
  const { tenantId, at, memberId, membershipId, planTag, cancelledAt, reason } = given
  const about = { memberId, membershipId, change: 'cancelReasonGiven', planTag } as const
  const message = membershipChanged({ at, ...about, reason, cancelledAt: cancelledAt.toISOString() })
  return storeMessages(transaction, [{ ...message, tenantId, unique: `${membershipId}${reason}` }])
}
