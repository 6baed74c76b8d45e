import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { Facts } from '../facts/fact.ts'

const { play, playhead, recentActivity, workoutResult } = schema
const kinds = { activity: recentActivity, result: workoutResult, play }
export type ActivityRepository = ReturnType<typeof createActivityRepository>
export type ActivityRow = typeof recentActivity.$inferSelect
export type PlayheadRow = typeof playhead.$inferSelect

/** Members' records. Every statement names tenant and member. */
export function createActivityRepository({ db, facts }: { db: Database; facts: Facts }) {
  /** A record whose id exists stays as it is, with later changes; only its mood is updated. */
  async function insertActivity(
    tenantId: string,
    memberId: string,
    row: Pick<ActivityRow, 'id' | 'record' | 'createdAt' | 'mood'>,
  ) {
    await db
      .insert(recentActivity)
      .values({ ...row, tenantId, memberId })
      .onConflictDoUpdate({
        target: recentActivity.id,
        set: { mood: row.mood },
        setWhere: sql`excluded.mood is not null`,
      })
  }

  /** Null if there is no record with this id, or it is another member's. */
  async function changeActivity(
    tenantId: string,
    memberId: string,
    id: string,
    { mood, ...change }: Record<string, unknown> & { mood?: ActivityRow['mood'] | undefined },
  ) {
    return db.transaction(async (transaction) => {
      const mine = and(
        eq(recentActivity.tenantId, tenantId),
        eq(recentActivity.memberId, memberId),
        eq(recentActivity.id, id),
      )
      const [known] = await transaction.select().from(recentActivity).where(mine).for('update')
      if (!known) return null
      const [row] = await transaction
        .update(recentActivity)
        .set({ record: { ...known.record, ...change }, ...(mood !== undefined && { mood }) })
        .where(mine)
        .returning()
      return row ?? null
    })
  }

  /** Newest first. */
  async function listActivity(tenantId: string, memberId: string): Promise<ActivityRow[]> {
    return db
      .select()
      .from(recentActivity)
      .where(and(eq(recentActivity.tenantId, tenantId), eq(recentActivity.memberId, memberId)))
      .orderBy(desc(recentActivity.createdAt), desc(recentActivity.id))
      .limit(500)
  }

  /** A result that is sent again replaces the first. */
  async function saveResult(
    tenantId: string,
    memberId: string,
    row: Pick<typeof workoutResult.$inferInsert, 'id' | 'userWorkoutTag' | 'payload' | 'createdAt'>,
  ) {
    await db
      .insert(workoutResult)
      .values({ ...row, tenantId, memberId })
      .onConflictDoUpdate({
        target: [workoutResult.tenantId, workoutResult.memberId, workoutResult.userWorkoutTag],
        set: { payload: row.payload },
      })
  }

  /**
   * A play that is reported twice under its id is stored once, with the longer time. Each report that makes it longer
   * appends a fact with the added seconds.
   */
  async function savePlay(
    tenantId: string,
    memberId: string,
    row: Pick<typeof play.$inferInsert, 'id' | 'playId' | 'contentId' | 'playedSecond' | 'payload' | 'createdAt'>,
  ) {
    await db.transaction(async (transaction) => {
      const added = await transaction
        .insert(play)
        .values({ ...row, tenantId, memberId })
        .onConflictDoNothing({ target: [play.tenantId, play.memberId, play.playId] })
        .returning({ id: play.id })
      const known = added.length > 0 ? null : await lockPlay(transaction, tenantId, memberId, row.playId)
      const seconds = row.playedSecond - (known?.playedSecond ?? 0)
      if (known && seconds >= 0) {
        const longer = { playedSecond: row.playedSecond, payload: row.payload }
        await transaction.update(play).set(longer).where(eq(play.id, known.id))
      }
      if (known && seconds <= 0) return
      const about = { tenantId, memberId, at: row.createdAt, entityId: row.contentId }
      const details = { seconds, isFirst: known === null }
      const source = `${known?.id ?? row.id} ${row.playedSecond}`
      await facts.append(transaction, [{ kind: 'played', ...about, details, source }])
    })
  }

  async function lockPlay(transaction: Database, tenantId: string, memberId: string, playId: string) {
    const mine = and(eq(play.tenantId, tenantId), eq(play.memberId, memberId), eq(play.playId, playId))
    const [row] = await transaction.select().from(play).where(mine).for('update')
    return row ?? null
  }

  /**
   * Saves a playhead and returns the valid one: the stored one if it is newer than `row`, unless its time is after
   * `now`, which only a wrong clock can have produced.
   */
  async function savePlayhead(
    tenantId: string,
    memberId: string,
    row: Omit<PlayheadRow, 'tenantId' | 'memberId'>,
    now: Date,
  ): Promise<PlayheadRow> {
    const { classTag, ...changed } = row
    const [saved] = await db
      .insert(playhead)
      .values({ ...row, tenantId, memberId })
      .onConflictDoUpdate({
        target: [playhead.tenantId, playhead.memberId, playhead.classTag],
        set: changed,
        setWhere: sql`${playhead.updatedAt} <= excluded.updated_at or ${playhead.updatedAt} > ${now.toISOString()}`,
      })
      .returning()
    if (saved) return saved
    const [newer] = await db
      .select()
      .from(playhead)
      .where(and(eq(playhead.tenantId, tenantId), eq(playhead.memberId, memberId), eq(playhead.classTag, classTag)))
    return newer ?? { ...row, tenantId, memberId }
  }

  /**
   * Last watched first. The limit is far above the number of classes that anyone starts, since those beyond it couldn't
   * be resumed.
   */
  async function listPlayheads(tenantId: string, memberId: string): Promise<PlayheadRow[]> {
    return db
      .select()
      .from(playhead)
      .where(and(eq(playhead.tenantId, tenantId), eq(playhead.memberId, memberId)))
      .orderBy(desc(playhead.updatedAt))
      .limit(5000)
  }

  /** Keeps the newest `max` of a member's records of a kind. */
  async function removeOldest(tenantId: string, memberId: string, kind: keyof typeof kinds, max: number) {
    // All three tables have the columns used here.
    const table = kinds[kind] as typeof play
    const mine = and(eq(table.tenantId, tenantId), eq(table.memberId, memberId))
    const older = db.select({ id: table.id }).from(table).where(mine).orderBy(desc(table.createdAt)).offset(max)
    await db.delete(table).where(and(mine, inArray(table.id, older)))
  }

  return {
    removeOldest,
    insertActivity,
    changeActivity,
    listActivity,
    saveResult,
    savePlay,
    savePlayhead,
    listPlayheads,
  }
}
