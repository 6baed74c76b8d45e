import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { liveReminder } = schema
export type ReminderRow = typeof liveReminder.$inferSelect
export type ReminderKind = ReminderRow['kind']
/** What a member knows of the occurrence of a reminder. */
export type KnownOccurrence = Partial<Pick<ReminderRow, 'startsAt' | 'title' | 'isCancelled' | 'toldStart'>>
export type ReminderRepository = ReturnType<typeof createReminderRepository>

export function createReminderRepository(db: Database) {
  const of = (tenantId: string, memberId: string, eventId: string, kind: ReminderKind = 'start') =>
    and(
      eq(liveReminder.tenantId, tenantId),
      eq(liveReminder.memberId, memberId),
      eq(liveReminder.eventId, eventId),
      eq(liveReminder.kind, kind),
    )
  const isStart = eq(liveReminder.kind, 'start')
  const isOpenRequest = and(eq(liveReminder.kind, 'ready'), isNull(liveReminder.readyQueuedAt))

  /** The clubs with any reminders. */
  async function tenants(): Promise<string[]> {
    const rows = await db.selectDistinct({ tenantId: liveReminder.tenantId }).from(liveReminder)
    return rows.map(({ tenantId }) => tenantId)
  }

  /** Start reminders, and open requests for an email about a video. */
  async function ofMember(tenantId: string, memberId: string): Promise<ReminderRow[]> {
    const isTheirs = and(eq(liveReminder.tenantId, tenantId), eq(liveReminder.memberId, memberId))
    return db
      .select()
      .from(liveReminder)
      .where(and(isTheirs, isNull(liveReminder.readyQueuedAt)))
  }

  /** The start reminders of occurrences that start after `from`, and those whose start is not known yet. */
  async function startingAfter(tenantId: string, from: Date): Promise<ReminderRow[]> {
    const isAhead = or(isNull(liveReminder.startsAt), gt(liveReminder.startsAt, from))
    return db
      .select()
      .from(liveReminder)
      .where(and(eq(liveReminder.tenantId, tenantId), isStart, isAhead))
  }

  /**
   * Changes what a member knows of an occurrence, unless another server has meanwhile. Returns whether it did.
   * `toldStart` is left as it is if omitted.
   */
  async function learn(tenantId: string, before: ReminderRow, known: KnownOccurrence): Promise<boolean> {
    const { startsAt, isCancelled, memberId, eventId } = before
    const isAsBefore = and(
      sql`${liveReminder.startsAt} is not distinct from ${startsAt?.toISOString() ?? null}::timestamptz`,
      eq(liveReminder.isCancelled, isCancelled),
    )
    const rows = await db
      .update(liveReminder)
      .set(known)
      .where(and(of(tenantId, memberId, eventId), isAsBefore))
      .returning({ memberId: liveReminder.memberId })
    return rows.length > 0
  }

  /**
   * Moves a reminder to another occurrence, unless another server has meanwhile, or the member has one of that. Returns
   * whether it did.
   */
  async function moveTo(
    tenantId: string,
    before: ReminderRow,
    eventId: string,
    known: KnownOccurrence,
  ): Promise<boolean> {
    const { memberId } = before
    if (await find(tenantId, memberId, eventId)) return false
    const rows = await db
      .update(liveReminder)
      .set({ ...known, eventId })
      .where(and(of(tenantId, memberId, before.eventId), eq(liveReminder.isCancelled, before.isCancelled)))
      .returning({ memberId: liveReminder.memberId })
    return rows.length > 0
  }

  /** A repeated request updates time zone, language and address; one for an email about a video is open again. */
  async function keep(tenantId: string, row: Omit<ReminderRow, 'tenantId' | 'readyQueuedAt'>): Promise<void> {
    const { timeZone, language, address } = row
    await db
      .insert(liveReminder)
      .values({ ...row, tenantId })
      .onConflictDoUpdate({
        target: [liveReminder.tenantId, liveReminder.memberId, liveReminder.eventId, liveReminder.kind],
        set: { timeZone, language, address, readyQueuedAt: null },
      })
  }

  async function remove(tenantId: string, memberId: string, eventId: string, kind: ReminderKind): Promise<void> {
    await db.delete(liveReminder).where(of(tenantId, memberId, eventId, kind))
  }

  async function find(
    tenantId: string,
    memberId: string,
    eventId: string,
    kind: ReminderKind = 'start',
  ): Promise<ReminderRow | null> {
    const [row] = await db
      .select()
      .from(liveReminder)
      .where(of(tenantId, memberId, eventId, kind))
    return row ?? null
  }

  /**
   * Marks all reminders of this start of an event as sent, and returns those that weren't: each is returned to only one
   * server.
   */
  async function claim(tenantId: string, eventId: string, start: Date): Promise<ReminderRow[]> {
    const untold = or(
      isNull(liveReminder.toldStart),
      sql`${liveReminder.toldStart} <> ${start.toISOString()}::timestamptz`,
    )
    return db
      .update(liveReminder)
      .set({ toldStart: start })
      .where(and(eq(liveReminder.tenantId, tenantId), eq(liveReminder.eventId, eventId), isStart, untold))
      .returning()
  }

  /** Reverts a claim. */
  async function unclaim(tenantId: string, { memberId, eventId }: ReminderRow): Promise<void> {
    await db
      .update(liveReminder)
      .set({ toldStart: null })
      .where(of(tenantId, memberId, eventId))
  }

  /** The open requests for an email about a video. */
  async function awaitingVideo(tenantId: string): Promise<ReminderRow[]> {
    return db
      .select()
      .from(liveReminder)
      .where(and(eq(liveReminder.tenantId, tenantId), isOpenRequest))
  }

  /** Marks a request as answered. False if it was meanwhile, by another server, or withdrawn. */
  async function claimReady(
    tenantId: string,
    { memberId, eventId }: ReminderRow,
    readyQueuedAt: Date,
  ): Promise<boolean> {
    const rows = await db
      .update(liveReminder)
      .set({ readyQueuedAt })
      .where(and(of(tenantId, memberId, eventId, 'ready'), isOpenRequest))
      .returning({ memberId: liveReminder.memberId })
    return rows.length > 0
  }

  async function unclaimReady(tenantId: string, { memberId, eventId }: ReminderRow): Promise<void> {
    await db
      .update(liveReminder)
      .set({ readyQueuedAt: null })
      .where(of(tenantId, memberId, eventId, 'ready'))
  }

  return {
    tenants,
    ofMember,
    startingAfter,
    learn,
    moveTo,
    keep,
    remove,
    find,
    claim,
    unclaim,
    awaitingVideo,
    claimReady,
    unclaimReady,
  }
}
