import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { liveBroadcast, liveStreamKey } = schema
export type BroadcastRow = typeof liveBroadcast.$inferSelect
export type NewBroadcast = Omit<BroadcastRow, 'classTag' | 'discardedAt'>
/** The event that a stream key names, and how often its key was replaced. */
export type KeyedEvent = { eventId: string; generation: number }
export type BroadcastRepository = ReturnType<typeof createBroadcastRepository>

export function createBroadcastRepository(db: Database) {
  const one = ({ tenantId, eventId, startsAt }: Pick<BroadcastRow, 'tenantId' | 'eventId' | 'startsAt'>) =>
    and(eq(liveBroadcast.tenantId, tenantId), eq(liveBroadcast.eventId, eventId), eq(liveBroadcast.startsAt, startsAt))

  /**
   * Gives the stream to a connection, unless another one owns it and was seen since `silentSince`. False if it is
   * taken.
   */
  async function take(row: NewBroadcast, silentSince: Date): Promise<boolean> {
    const { clientId, publishedAt, lastSeenAt, endsAt, tag } = row
    const taken = await db
      .insert(liveBroadcast)
      .values(row)
      .onConflictDoUpdate({
        target: [liveBroadcast.tenantId, liveBroadcast.eventId, liveBroadcast.startsAt],
        set: { clientId, publishedAt, lastSeenAt, endsAt, tag, onAir: true, discardedAt: null },
        setWhere: sql`${liveBroadcast.onAir} = false or ${liveBroadcast.lastSeenAt} < ${silentSince.toISOString()}::timestamptz`,
      })
      .returning()
    return taken.length > 0
  }

  /** The broadcast of an event that a connection owns. */
  async function findOwned(tenantId: string, eventId: string, clientId: string): Promise<BroadcastRow | null> {
    const [row] = await db
      .select()
      .from(liveBroadcast)
      .where(
        and(
          eq(liveBroadcast.tenantId, tenantId),
          eq(liveBroadcast.eventId, eventId),
          eq(liveBroadcast.clientId, clientId),
          eq(liveBroadcast.onAir, true),
        ),
      )
    return row ?? null
  }

  async function seen(tenantId: string, row: BroadcastRow, state: { lastSeenAt: Date; onAir: boolean }): Promise<void> {
    await db
      .update(liveBroadcast)
      .set(state)
      .where(one({ ...row, tenantId }))
  }

  async function find(tenantId: string, tag: string, startsAt: Date): Promise<BroadcastRow | null> {
    const [row] = await db
      .select()
      .from(liveBroadcast)
      .where(
        and(eq(liveBroadcast.tenantId, tenantId), eq(liveBroadcast.tag, tag), eq(liveBroadcast.startsAt, startsAt)),
      )
    return row ?? null
  }

  /** The broadcasts of an event, newest first. */
  async function ofEvent(tenantId: string, eventId: string): Promise<BroadcastRow[]> {
    return db
      .select()
      .from(liveBroadcast)
      .where(and(eq(liveBroadcast.tenantId, tenantId), eq(liveBroadcast.eventId, eventId)))
      .orderBy(desc(liveBroadcast.startsAt))
  }

  async function markMade(row: BroadcastRow, classTag: string): Promise<void> {
    await db.update(liveBroadcast).set({ classTag }).where(one(row))
  }

  async function discard(row: BroadcastRow, discardedAt: Date): Promise<void> {
    await db.update(liveBroadcast).set({ discardedAt }).where(one(row))
  }

  /** Whose stream key an event has, and how often that was replaced. */
  async function keyOf(tenantId: string, eventId: string): Promise<KeyedEvent> {
    const row = await keyRow(tenantId, eventId)
    const ownerId = keyOwner(eventId, row)
    const { generation = 0 } = (ownerId === eventId ? row : await keyRow(tenantId, ownerId)) ?? {}
    return { eventId: ownerId, generation }
  }

  async function keyRow(tenantId: string, eventId: string) {
    const [row] = await db
      .select()
      .from(liveStreamKey)
      .where(and(eq(liveStreamKey.tenantId, tenantId), eq(liveStreamKey.eventId, eventId)))
    return row
  }

  /** The events that were given the key of another one. `isReplaced`: whether they have their own by now. */
  async function sharingKey(tenantId: string, eventId: string): Promise<{ id: string; isReplaced: boolean }[]> {
    const rows = await db
      .select()
      .from(liveStreamKey)
      .where(and(eq(liveStreamKey.tenantId, tenantId), eq(liveStreamKey.ofEvent, eventId)))
    return rows.map(({ eventId: id, generation }) => ({ id, isReplaced: generation > 0 }))
  }

  /** Gives a new event the key of another one. */
  async function shareKey(tenantId: string, { from, to }: { from: string; to: string }): Promise<void> {
    const ofEvent = keyOwner(from, await keyRow(tenantId, from))
    await db.insert(liveStreamKey).values({ tenantId, eventId: to, generation: 0, ofEvent })
  }

  /** Gives the event a new key of its own. Returns its generation. */
  async function replaceKey(tenantId: string, eventId: string): Promise<number> {
    const [row] = await db
      .insert(liveStreamKey)
      .values({ tenantId, eventId, generation: 1 })
      .onConflictDoUpdate({
        target: [liveStreamKey.tenantId, liveStreamKey.eventId],
        set: { generation: sql`${liveStreamKey.generation} + 1` },
      })
      .returning()
    return row?.generation ?? 1
  }

  return { take, findOwned, seen, find, ofEvent, markMade, discard, keyOf, sharingKey, shareKey, replaceKey }
}

function keyOwner(eventId: string, row: typeof liveStreamKey.$inferSelect | undefined): string {
  return row?.generation === 0 && row.ofEvent !== null ? row.ofEvent : eventId
}
