import { and, desc, eq, gt } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, schema } from '../../platform/db/database.ts'

const { sentEmail } = schema
type SentEmailRow = typeof sentEmail.$inferSelect
export type Delivery = Pick<SentEmailRow, 'state' | 'answer'>
type About = Pick<SentEmailRow, 'tenantId' | 'memberId' | 'kind' | 'address'>
export type RecordEmail = (about: About, delivery: Delivery) => Promise<void>

const longestAnswer = 300
/** A refused email is tried again for less than this; then it is another email. */
const retriedMs = 86_400_000

/** The relay has taken it, or it is only kept in the outbox. */
export function answerOf(answer: string | null): Delivery {
  return { state: answer === null ? 'kept' : 'accepted', answer: answer?.slice(0, longestAnswer) ?? null }
}

/** The relay's answer, e.g. `550 5.1.1 No such user`, or why there was none. */
export function refusalOf(error: unknown): Delivery {
  const { response, message } = error as { response?: string; message?: string }
  return { state: 'refused', answer: (response ?? message ?? 'No answer').slice(0, longestAnswer) }
}

/** Records each email to a member once, with the newest answer. */
export function recordEmails({ db, clock, makeId }: { db: Database; clock: Clock; makeId: () => string }): RecordEmail {
  return async function record(about, delivery) {
    const { tenantId, memberId, kind, address } = about
    const at = clock.now()
    const isSame = and(
      eq(sentEmail.tenantId, tenantId),
      eq(sentEmail.memberId, memberId),
      eq(sentEmail.kind, kind),
      eq(sentEmail.address, address),
      eq(sentEmail.state, 'refused'),
      gt(sentEmail.at, new Date(at.getTime() - retriedMs)),
    )
    const [known] = await db.select().from(sentEmail).where(isSame).orderBy(desc(sentEmail.at)).limit(1)
    if (!known) return void (await db.insert(sentEmail).values({ id: makeId(), ...about, ...delivery, at }))
    const changes = { ...delivery, attempts: known.attempts + 1, at }
    await db
      .update(sentEmail)
      .set(changes)
      .where(and(eq(sentEmail.tenantId, tenantId), eq(sentEmail.id, known.id)))
  }
}

const mostListed = 100

/** The emails to a member that are still known, newest first. */
export function listEmails(db: Database) {
  return (tenantId: string, memberId: string): Promise<SentEmailRow[]> =>
    db
      .select()
      .from(sentEmail)
      .where(and(eq(sentEmail.tenantId, tenantId), eq(sentEmail.memberId, memberId)))
      .orderBy(desc(sentEmail.at))
      .limit(mostListed)
}
