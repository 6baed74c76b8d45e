import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { StepClosing, StepKey, StepRow, VersionKey } from '../intake-rows.ts'
import { priorities, type StepName } from './plan-steps.ts'

const { intakeStep } = schema

/** By the database's clock, like `started_at`. */
const elapsedSecond = sql<number>`coalesce(extract(epoch from now() - ${intakeStep.startedAt}), 0)::float`
/** Times in the queue are the database's, independent of the servers' clocks. */
const dueAt = sql`now()`
/** A due time this far ahead means that the clock was set back: treat it as due. */
const isAhead = (time: SQL) => sql`${time} > now() + interval '10 minutes'`
/** Steps that need the source now, or will if they are retried. */
export const isOpenStep = (table: string) =>
  sql.raw(`${table}.step <> 'captions' and ${table}.state in ('waiting', 'running', 'failed')`)
const fresh = { state: 'waiting' as const, progress: 0, attempts: 0 }
const untold = { failure: null, lines: null, reason: null, waitsFor: null, returned: null }

/** The queue of steps. */
export function createStepRepository(db: Database) {
  const ofVersion = (key: VersionKey) =>
    and(
      eq(intakeStep.tenantId, key.tenantId),
      eq(intakeStep.classTag, key.classTag),
      eq(intakeStep.version, key.version),
    )
  const ofStep = (key: StepKey) => and(ofVersion(key), eq(intakeStep.step, key.step))

  return {
    addSteps: (key: VersionKey, steps: StepName[]) =>
      db
        .insert(intakeStep)
        .values(
          steps.map((step) => ({
            ...key,
            step,
            priority: priorities[step],
            ...fresh,
            dueAt,
          })),
        )
        .onConflictDoNothing(),
    /** Runs a step from the beginning, whatever its state. */
    restartStep: (key: StepKey) =>
      db
        .insert(intakeStep)
        .values({ ...key, priority: priorities[key.step], ...fresh, dueAt })
        .onConflictDoUpdate({
          target: [intakeStep.tenantId, intakeStep.classTag, intakeStep.version, intakeStep.step],
          set: { ...fresh, ...untold, dueAt, worker: null, startedAt: null, finishedAt: null },
        }),
    removeStep: (key: StepKey) => db.delete(intakeStep).where(ofStep(key)),
    stepsOf: (key: VersionKey): Promise<(StepRow & { elapsedSecond: number })[]> =>
      db
        .select({ ...getTableColumns(intakeStep), elapsedSecond })
        .from(intakeStep)
        .where(ofVersion(key))
        .orderBy(asc(intakeStep.priority)),
    /** The number of steps of the club's other videos that are running or waiting. */
    async countAhead(key: VersionKey): Promise<number> {
      const rows = await db
        .select({ step: intakeStep.step })
        .from(intakeStep)
        .where(
          and(
            eq(intakeStep.tenantId, key.tenantId),
            ne(intakeStep.classTag, key.classTag),
            ne(intakeStep.step, 'captions'),
            inArray(intakeStep.state, ['waiting', 'running']),
          ),
        )
      return rows.length
    },
    /**
     * Claims the next step that is due, or one whose worker has gone silent. Within a priority, clubs with fewer
     * running steps come first. Nobody gets a step while the operator has paused the queue. Times are the database's,
     * so that workers on several machines agree.
     */
    async claim(
      worker: string,
      steps: StepName[],
      { silentSeconds, perClub, checks }: { silentSeconds: number; perClub: number; checks?: boolean },
    ) {
      const mine = checks
        ? sql`(s.step in ${steps} or s.returned is not null)`
        : sql`(s.step in ${steps} and s.returned is null)`
      const [row] = await rowsOf<Record<string, unknown>>(
        db,
        sql`
        update intake_step set state = 'running', worker = ${worker}, seen_at = now(), started_at = now(), attempts = attempts + 1,
          waits_for = null, failure = null, lines = null, reason = null
        where (tenant_id, class_tag, version, step) in (
          select s.tenant_id, s.class_tag, s.version, s.step from intake_step s
          where ${mine} and not exists (select from paused_queue where name = 'encoding') and (
            (s.state = 'waiting' and (s.due_at <= now() or ${isAhead(sql`s.due_at`)}))
            or (s.state = 'running' and (s.seen_at < now() - ${`${silentSeconds} seconds`}::interval or ${isAhead(sql`s.seen_at`)})))
          and (select count(*) from intake_step r where r.tenant_id = s.tenant_id and r.state = 'running'
            and r.step in ${steps} and r.seen_at >= now() - ${`${silentSeconds} seconds`}::interval) < ${perClub}
          order by s.priority,
            (select count(*) from intake_step r where r.tenant_id = s.tenant_id and r.state = 'running'), s.due_at
          limit 1 for update of s skip locked)
        returning tenant_id, class_tag, version, step, attempts, returned`,
      )
      if (!row) return null
      return {
        tenantId: String(row.tenant_id),
        classTag: String(row.class_tag),
        version: Number(row.version),
        step: row.step as StepName,
        attempts: Number(row.attempts),
        returned: (row.returned ?? null) as object | null,
      }
    },
    /** Returns false if the step was cancelled or given to another worker. */
    async beat(key: StepKey, worker: string, progress: number): Promise<boolean> {
      const rows = await db
        .update(intakeStep)
        .set({ seenAt: sql`now()`, progress })
        .where(and(ofStep(key), eq(intakeStep.worker, worker), eq(intakeStep.state, 'running')))
        .returning({ step: intakeStep.step })
      return rows.length > 0
    },
    async closeStep(key: StepKey, worker: string, end: StepClosing): Promise<boolean> {
      const rows = await db
        .update(intakeStep)
        .set({ ...changeAt(end), worker: null })
        .where(and(ofStep(key), eq(intakeStep.worker, worker), eq(intakeStep.state, 'running')))
        .returning({ step: intakeStep.step })
      return rows.length > 0
    },
    /** Retries failed and cancelled steps. Parts that are already encoded are kept. */
    async retry(key: VersionKey): Promise<number> {
      const rows = await db
        .update(intakeStep)
        .set({ state: 'waiting', attempts: 0, dueAt, ...untold })
        .where(and(ofVersion(key), inArray(intakeStep.state, ['failed', 'cancelled'])))
        .returning({ step: intakeStep.step })
      return rows.length
    },
    cancel: (key: VersionKey) =>
      db
        .update(intakeStep)
        .set({ state: 'cancelled', worker: null })
        .where(and(ofVersion(key), inArray(intakeStep.state, ['waiting', 'running']))),
    /** Requeues steps that a previous server left running. */
    releaseAll: () =>
      db
        .update(intakeStep)
        .set({
          state: 'waiting',
          dueAt,
          worker: null,
          attempts: sql`greatest(${intakeStep.attempts} - 1, 0)`,
        })
        .where(eq(intakeStep.state, 'running')),
    async countOpenSteps(key: VersionKey): Promise<number> {
      const rows = await db
        .select({ step: intakeStep.step })
        .from(intakeStep)
        .where(and(ofVersion(key), isOpenStep('intake_step')))
      return rows.length
    },
  }
}

function changeAt(end: StepClosing) {
  const forgiven = { attempts: sql`${intakeStep.attempts} - 1` }
  switch (end.state) {
    case 'done':
      return { state: end.state, progress: 1, returned: null, finishedAt: sql`now()` }
    case 'failed':
      return { ...end, returned: null, finishedAt: sql`now()` }
    case 'returned':
      return { state: 'waiting' as const, progress: 1, returned: end.returned, dueAt: sql`now()`, ...forgiven }
    case 'waiting':
      return {
        state: end.state,
        waitsFor: end.waitsFor,
        dueAt: sql`now() + ${`${end.afterSeconds} seconds`}::interval`,
        // A postponed step keeps its result, which can still be checked later.
        ...(end.forgive ? forgiven : { returned: null }),
      }
  }
}
