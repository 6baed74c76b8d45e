import { or, placeholder, sql } from 'drizzle-orm'
import { built } from '../db/built.ts'
import { type Database, type DatabaseHandle, schema } from '../db/database.ts'
import { unsynced } from '../db/unsynced.ts'
import { Failure } from '../failure/failure.ts'
import type { Places } from './places.ts'
import { type Ahead, createUnderWay } from './under-way.ts'

export type Limits = ReturnType<typeof createLimits>
export type Limit = { key: string; most: number; windowSeconds: number }
/**
 * `work` receives the keys that already have failures; its own failure is counted if `counts` returns true. With
 * `places` it takes one from its first query on, but none while it waits for earlier attempts of the same limits, so that
 * one account can't take all places.
 */
export type Attempt<T> = {
  counts: (error: unknown) => boolean
  work: (counted: ReadonlySet<string>) => Promise<T>
  places?: Places
}

const { limitCounter } = schema

/**
 * Counters per time window, kept in the database and shared by all servers (D-98). Their commits don't wait for the
 * disk.
 */
export function createLimits(database: DatabaseHandle) {
  const underWay = createUnderWay()
  const isAmong = sql`${limitCounter.key} = any(${placeholder('keys')}::text[])`
  const byKeys = built(database.db.select().from(limitCounter).where(isAmong))

  /** Adds one. @throws Failure tooManyRequests with the seconds to wait, once `most` is exceeded. */
  async function count(limit: Limit, now: Date) {
    const [row] = await add([limit], now)
    if (row && row.count > limit.most) throw tooMany(row.windowEndsAt, now)
  }

  /**
   * Runs an attempt that may fail, as long as each limit has fewer than `most` failures. Running attempts count as
   * failed, so that concurrent attempts can verify no more than consecutive ones; only failures are written.
   * @throws Failure tooManyRequests, unavailable if no place is free, and whatever `work` throws
   */
  function attempt<T>(limits: readonly Limit[], now: Date, { counts, work, places }: Attempt<T>): Promise<T> {
    return underWay.join(limits, (ahead) => {
      const tried = () => tryOnce(limits, now, { counts, work, ahead })
      return places ? places(tried) : tried()
    })
  }

  async function tryOnce<T>(
    limits: readonly Limit[],
    now: Date,
    { counts, work, ahead }: Attempt<T> & { ahead: Ahead },
  ): Promise<T> {
    const counted = await readAllowed(limits, now, ahead)
    try {
      return await work(new Set(counted.keys()))
    } catch (error) {
      if (counts(error)) await add(limits, now)
      throw error
    }
  }

  /** The counters. @throws Failure tooManyRequests if a limit is reached, or would be if the attempts ahead failed */
  async function readAllowed(limits: readonly Limit[], now: Date, ahead: Ahead) {
    for (;;) {
      const before = ahead()
      const counted = await read(limits, now)
      for (const { key, most } of limits) {
        const row = counted.get(key)
        if (row && row.count >= most) throw tooMany(row.windowEndsAt, now)
      }
      const mayFail = ({ key }: Limit) => (counted.get(key)?.count ?? 0) + (before.get(key) ?? 0)
      if (limits.every((limit) => mayFail(limit) < limit.most)) return counted
      // One that ended during the query may be among both numbers.
      const after = ahead()
      if (limits.every(({ key }) => after.get(key) === before.get(key)))
        throw tooMany(new Date(now.getTime() + 1000), now)
    }
  }

  async function read(limits: readonly Limit[], now: Date) {
    const rows = await byKeys.execute({ keys: limits.map(({ key }) => key) })
    return new Map(rows.filter(({ windowEndsAt }) => windowEndsAt > now).map((row) => [row.key, row]))
  }

  async function add(limits: readonly Limit[], now: Date) {
    const rows = limits.map(({ key, windowSeconds }) => {
      return { key, windowEndsAt: new Date(now.getTime() + windowSeconds * 1000), count: 1 }
    })
    const isOver = sql`${limitCounter.windowEndsAt} <= ${now}`
    return (
      database.db
        .insert(limitCounter)
        // Always in the same order, so that two concurrent updates of the same keys can't deadlock.
        .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: limitCounter.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${limitCounter.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${limitCounter.windowEndsAt} end`,
          },
        })
        .returning({ count: limitCounter.count, windowEndsAt: limitCounter.windowEndsAt, unsynced })
    )
  }

  /** Deletes all counters whose keys start with `beginning`. */
  async function clear(beginning: string) {
    const isMeant = sql`starts_with(${limitCounter.key}, ${beginning})`
    await database.db.delete(limitCounter).where(isMeant).returning({ unsynced })
  }

  return { count, attempt, clear }
}

/** Deletes counters: those of the keys, and those whose keys continue one after a colon, with a client's address. */
export async function removeCountersOn(db: Database, keys: readonly string[]): Promise<void> {
  const isCounter = keys.map((key) => sql`starts_with(${limitCounter.key} || ':', ${`${key}:`})`)
  await db.delete(limitCounter).where(or(...isCounter))
}

function tooMany(windowEndsAt: Date, now: Date) {
  return new Failure('tooManyRequests', { retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })
}
