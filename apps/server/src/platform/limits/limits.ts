import { eq, inArray, sql } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { Failure } from '../http/failure.ts'

export type Limits = ReturnType<typeof createLimits>
export type Limit = { key: string; most: number; windowSeconds: number }

const { limitCounter } = schema

/** Counters with a window, in the database, so that all servers count together (D-98). */
export function createLimits(database: DatabaseHandle) {
  /** Counts one more. @throws Failure tooManyRequests with the seconds to wait, once `most` is exceeded. */
  async function count(limit: Limit, now: Date) {
    const fresh = new Date(now.getTime() + limit.windowSeconds * 1000)
    const [row] = await database.db
      .insert(limitCounter)
      .values({ key: limit.key, windowEndsAt: fresh, count: 1 })
      .onConflictDoUpdate({
        target: limitCounter.key,
        set: {
          count: sql`case when ${limitCounter.windowEndsAt} <= ${now} then 1 else ${limitCounter.count} + 1 end`,
          windowEndsAt: sql`case when ${limitCounter.windowEndsAt} <= ${now} then ${fresh} else ${limitCounter.windowEndsAt} end`,
        },
      })
      .returning()
    if (row && row.count > limit.most) throw tooMany(row.windowEndsAt, now)
  }

  /** Fails like `count` when one of the limits is already reached, without counting. Answers the keys that something is counted under. */
  async function assertBelow(limits: readonly Limit[], now: Date): Promise<ReadonlySet<string>> {
    const keys = limits.map(({ key }) => key)
    const rows = await database.db.select().from(limitCounter).where(inArray(limitCounter.key, keys))
    for (const row of rows.filter(({ windowEndsAt }) => windowEndsAt > now)) {
      const most = limits.find(({ key }) => key === row.key)?.most ?? Number.POSITIVE_INFINITY
      if (row.count >= most) throw tooMany(row.windowEndsAt, now)
    }
    return new Set(rows.map(({ key }) => key))
  }

  async function clear(key: string) {
    await database.db.delete(limitCounter).where(eq(limitCounter.key, key))
  }

  return { count, assertBelow, clear }
}

function tooMany(windowEndsAt: Date, now: Date) {
  return new Failure('tooManyRequests', { retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })
}
