import { and, eq, isNull } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { OutsideScope } from './outside-provider.ts'

const { member, paymentEvent } = schema
export type EventRepository = ReturnType<typeof createEventRepository>
type NewEvent = Pick<typeof paymentEvent.$inferInsert, 'provider' | 'eventId' | 'kind' | 'payload' | 'receivedAt'>

/** Events from providers, each stored once. */
export function createEventRepository(db: Database) {
  /** Stores an event. Returns false if it was handled before. */
  async function keep(event: NewEvent): Promise<boolean> {
    const kept = await db
      .insert(paymentEvent)
      .values(event)
      .onConflictDoNothing()
      .returning({ id: paymentEvent.eventId })
    if (kept.length > 0) return true
    const [known] = await db
      .select({ handledAt: paymentEvent.handledAt })
      .from(paymentEvent)
      .where(and(eq(paymentEvent.provider, event.provider), eq(paymentEvent.eventId, event.eventId)))
    return known?.handledAt === null
  }

  async function handled(provider: string, eventId: string, handledAt: Date) {
    await db
      .update(paymentEvent)
      .set({ handledAt })
      .where(
        and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId), isNull(paymentEvent.handledAt)),
      )
  }

  /** The member with this customer id at the provider's account. */
  async function memberOf(
    customer: string,
    { tenantId, paymentAccount }: OutsideScope,
  ): Promise<{ tenantId: string; memberId: string } | null> {
    const [row] = await db
      .select({ tenantId: member.tenantId, memberId: member.id })
      .from(member)
      .where(
        and(
          eq(member.paymentCustomer, customer),
          paymentAccount === null ? isNull(member.paymentAccount) : eq(member.paymentAccount, paymentAccount),
          tenantId === null ? undefined : eq(member.tenantId, tenantId),
        ),
      )
    return row ?? null
  }

  return { keep, handled, memberOf }
}
