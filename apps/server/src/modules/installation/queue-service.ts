import type { FailedJob, JobRetry, Queue, QueueName } from '@upbeat/contract/studio/entities/installation'
import type { Database } from '../../platform/db/database.ts'
import type { AccountContext } from '../../platform/http/studio/studio-context.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { createQueuePauses } from './queue-pause-repository.ts'

/** A queue of another module, for all clubs. */
export type OperatedQueue = {
  kinds: () => Promise<Queue['kinds']>
  /** The newest first. */
  failures: (
    limit: number,
  ) => Promise<(Omit<FailedJob, 'club' | 'failedAt'> & { tenantId: string | null; failedAt: Date | null })[]>
  /** Runs failed jobs again: these, or all of them. Returns how many. */
  retry: (ids: readonly string[] | undefined) => Promise<number>
  /** Called on this server when the queue was paused or resumed; others find out within seconds. */
  onPauseChanged: () => Promise<void> | void
}

type Parts = {
  db: Database
  audit: Audit
  tenants: Pick<Tenants, 'byIdOrName'>
  queues: Record<QueueName, OperatedQueue>
  pausesOn: (db: Database) => ReturnType<typeof createQueuePauses>
}

export type QueueService = ReturnType<typeof createQueueService>

const listedFailures = 50
const names: readonly QueueName[] = ['encoding', 'jobs']

/** The queues as the operator sees and changes them. */
export function createQueueService({ db, audit, tenants, queues, pausesOn }: Parts) {
  function read(): Promise<Queue[]> {
    return asPlatform(async () => {
      const found: Queue[] = []
      for (const queue of names) {
        const failures = await queues[queue].failures(listedFailures)
        found.push({
          queue,
          pausedAt: (await pausesOn(db).pausedAt(queue))?.toISOString() ?? null,
          kinds: await queues[queue].kinds(),
          failures: failures.map(({ tenantId, failedAt, ...job }) => ({
            ...job,
            club: tenantId && (tenants.byIdOrName(tenantId)?.config.displayName ?? tenantId),
            failedAt: failedAt?.toISOString() ?? null,
          })),
        })
      }
      return found
    })
  }

  async function pause(context: AccountContext, queue: QueueName, paused: boolean): Promise<void> {
    await asPlatform(() =>
      db.transaction(async (transaction) => {
        const pauses = pausesOn(transaction)
        const was = (await pauses.pausedAt(queue)) !== null
        await pauses.set(queue, paused, context.now)
        const action = paused ? 'installation.queuePaused' : 'installation.queueResumed'
        await record(transaction, context, queue, { action, before: { paused: was }, after: { paused } })
      }),
    )
    await queues[queue].onPauseChanged()
  }

  async function retry(context: AccountContext, queue: QueueName, { ids }: JobRetry): Promise<{ retried: number }> {
    return asPlatform(async () => {
      const retried = await queues[queue].retry(ids)
      const after = { retried }
      await record(db, context, queue, { action: 'installation.jobsRetried', before: null, after })
      return { retried }
    })
  }

  async function record(
    on: Database,
    context: AccountContext,
    queue: QueueName,
    change: { action: string; before: object | null; after: object },
  ): Promise<void> {
    const object = { kind: 'installation', id: queue, name: queue } as const
    await audit.record(on, { tenantId: null, actor: actorOf(context), object, now: context.now, ...change })
  }

  return { read, pause, retry }
}
