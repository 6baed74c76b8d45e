import { and, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { liveBroadcast } = schema
export type BroadcastRow = typeof liveBroadcast.$inferSelect
export type BroadcastRepository = ReturnType<typeof createBroadcastRepository>

export function createBroadcastRepository(db: Database) {
  const one = ({ tenantId, eventId, startsAt }: Pick<BroadcastRow, 'tenantId' | 'eventId' | 'startsAt'>) =>
    and(eq(liveBroadcast.tenantId, tenantId), eq(liveBroadcast.eventId, eventId), eq(liveBroadcast.startsAt, startsAt))

  /**
   * Gives the stream to a connection, unless another one owns it and was seen since `silentSince`. False if it is
   * taken.
   */
  async function take(row: BroadcastRow, silentSince: Date): Promise<boolean> {
    const { clientId, publishedAt, lastSeenAt, endsAt, tag } = row
    const taken = await db
      .insert(liveBroadcast)
      .values(row)
      .onConflictDoUpdate({
        target: [liveBroadcast.tenantId, liveBroadcast.eventId, liveBroadcast.startsAt],
        set: { clientId, publishedAt, lastSeenAt, endsAt, tag, onAir: true },
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

  /** All broadcasts of a club. */
  async function list(tenantId: string): Promise<BroadcastRow[]> {
    return db.select().from(liveBroadcast).where(eq(liveBroadcast.tenantId, tenantId))
  }

  return { take, findOwned, seen, find, list }
}
