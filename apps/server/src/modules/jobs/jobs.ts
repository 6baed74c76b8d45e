import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, DatabaseHandle } from '../../platform/db/database.ts'
import { safeError } from '../../platform/logging/safe-error.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { JobData, JobName } from './job-data.ts'
import { createJobQueue } from './job-queue.ts'

export type Jobs = ReturnType<typeof createJobs>

type Handlers = { [N in JobName]?: (data: JobData[N]) => Promise<void> }
type Parts = { database: Pick<DatabaseHandle, 'kind' | 'execute' | 'executeWithin'>; log: Logger }

/** Workers are woken for jobs that this server adds; polling finds retries and jobs of other servers. */
const pollingIntervalSeconds = 5
/** How often a server asks whether the operator has paused or resumed the queue. */
const lookForPauseMs = 5000
const queue = { retryLimit: 8, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 }
/** How long finished jobs are kept; a week by default. */
const keptSeconds: { [N in JobName]?: number } = { addressChangedEmail: 60 }
/** How long jobs may take that take longer than two minutes. */
const longSeconds: { [N in JobName]?: number } = { clubExport: 6 * 3600 }
/** An ended membership must be noticed within a minute. */
const dueEverySeconds = 20
const everyMinute = '* * * * *'
const everyNight = '20 3 * * *'
/** Each time, some time zone is in its night. */
const everyHour = '5 * * * *'
const maxSettleMs = 30_000
const maxPauseMs = 30_000
/** How long opening may take before the queue counts as unavailable. */
const openWithinMs = 30_000

/** The job queue in the database: a job survives a crash, is retried if it fails, and runs on one server only. */
export function createJobs({ database, log }: Parts) {
  const handlers: Handlers = {}
  const workers = new Map<JobName, string>()
  let started: Promise<PgBoss> | null = null
  let isOpened = false
  let openingSince: number | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  let pauseTimer: NodeJS.Timeout | undefined
  let isPaused = false
  /** Pausing and resuming take several statements, so they are done one at a time. */
  let following = Promise.resolve()

  /** Registers the handler of a job. Call it before `start`. */
  function handle<N extends JobName>(name: N, work: (data: JobData[N]) => Promise<void>) {
    handlers[name] = work as Handlers[N]
  }

  /** Opens the queue once. `add` does so, too. */
  function start(): Promise<PgBoss> {
    started ??= open().catch((error) => {
      started = null
      throw error
    })
    return started
  }

  /**
   * Retries until the queue is open: otherwise renewals, ends and reminders would wait for a request that adds a job.
   */
  async function keepOpening(pauseMs = 500): Promise<void> {
    openingSince ??= performance.now()
    try {
      await start()
    } catch (err) {
      log.error({ err }, 'job queue not opened, will retry')
      if (isClosing) return
      retry = setTimeout(() => void keepOpening(Math.min(maxPauseMs, pauseMs * 2)), pauseMs)
      retry.unref()
    }
  }

  function isOpen(withinMs = openWithinMs): boolean {
    return isOpened || openingSince === null || performance.now() - openingSince < withinMs
  }

  async function open() {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.execute(text, values) },
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    })
    boss.on('error', (err) => log.error({ err }, 'job queue'))
    await boss.start()
    // pg-boss has read and cached the queues that exist.
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const name of Object.keys(handlers) as JobName[]) {
      if (existing.has(name)) continue
      const deleteAfterSeconds = keptSeconds[name]
      const expireInSeconds = longSeconds[name] ?? queue.expireInSeconds
      await boss.createQueue(name, { ...queue, expireInSeconds, ...(deleteAfterSeconds && { deleteAfterSeconds }) })
      // Makes the queue known: a lookup inside a transaction would wait for the only connection, which the transaction
      // is using.
      await boss.insert(name, [])
    }
    isPaused = await readPause()
    if (!isPaused) await work(boss)
    pauseTimer = setInterval(() => void followPause(), lookForPauseMs)
    pauseTimer.unref()
    if (handlers.subscriptionsDue) {
      timer = setInterval(() => void askForDue(boss), dueEverySeconds * 1000)
      timer.unref()
    }
    if (handlers.paymentsReconciled) await boss.schedule('paymentsReconciled', everyNight)
    if (handlers.expiredPurged) await boss.schedule('expiredPurged', everyNight)
    if (handlers.figuresClosed) await boss.schedule('figuresClosed', everyHour)
    if (handlers.payoutsFrozen) await boss.schedule('payoutsFrozen', everyHour)
    if (handlers.usageMeasured) await boss.schedule('usageMeasured', everyHour)
    if (handlers.remindersDue) await boss.schedule('remindersDue', everyMinute)
    if (handlers.liveMessagesDue) await boss.schedule('liveMessagesDue', everyMinute)
    isOpened = true
    return boss
  }

  async function work(boss: PgBoss) {
    for (const name of Object.keys(handlers) as JobName[]) {
      const take = async (jobs: { data: unknown }[]) => {
        for (const { data } of jobs) await run(name, data as never)
      }
      workers.set(name, await boss.work(name, { pollingIntervalSeconds }, take))
    }
  }

  async function readPause(): Promise<boolean> {
    const { rows } = await database.execute(`select from paused_queue where name = 'jobs'`)
    return rows.length > 0
  }

  /** Stops or resumes this server's workers, as the operator has said. Jobs under way are finished. */
  function followPause(): Promise<void> {
    following = following.then(async () => {
      try {
        const boss = await start()
        const wanted = await readPause()
        if (wanted === isPaused || isClosing) return
        if (wanted) for (const name of workers.keys()) await boss.offWork(name, { wait: false })
        if (wanted) workers.clear()
        else await work(boss)
        isPaused = wanted
      } catch (err) {
        log.error({ err }, 'job queue not paused or resumed, will retry')
      }
    })
    return following
  }

  /** Every server asks, but only one job is added per interval. */
  async function askForDue(boss: PgBoss) {
    try {
      await boss.send('subscriptionsDue', {}, { singletonSeconds: dueEverySeconds })
      wake(boss, 'subscriptionsDue')
    } catch (err) {
      log.error({ err }, 'due subscriptions not queued')
    }
  }

  /** Scheduled jobs have no data. */
  async function run<N extends JobName>(name: N, data: JobData[N] | null) {
    try {
      const work = async () => handlers[name]?.(data ?? ({} as JobData[N]))
      await (data && 'tenantId' in data ? inTenant(data.tenantId, work) : asPlatform(work))
    } catch (err) {
      log.warn({ job: name, err }, 'job failed, will retry')
      throw new FailedJob(err)
    }
  }

  /** Adds a job. Once this resolves, the job is stored and some server will run it. */
  async function add<N extends JobName>(name: N, data: JobData[N]): Promise<void> {
    const boss = await start()
    await boss.send(name, data)
    wake(boss, name)
  }

  /**
   * Runs a transaction whose jobs are stored together with what it writes, and run once it is committed. Opens the
   * queue before the transaction begins.
   */
  async function together<T>(begin: (addTo: (transaction: Database) => Pick<Jobs, 'add'>) => Promise<T>): Promise<T> {
    const boss = await start()
    const added = new Set<JobName>()
    const result = await begin((transaction) => ({
      add: async (name, data) => {
        const db = {
          executeSql: (text: string, values?: unknown[]) => database.executeWithin(transaction, text, values),
        }
        await boss.send(name, data, { db })
        added.add(name)
      },
    }))
    for (const name of added) wake(boss, name)
    return result
  }

  function wake(boss: PgBoss, name: JobName) {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  /** Resolves when no job is due, or if the queue is paused; failed jobs that wait for a retry don't count. */
  async function settle(): Promise<void> {
    const boss = await start()
    if (isPaused) return
    const waitingOrRunning = `select distinct name from pgboss.job
      where name = any($1) and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`
    const until = performance.now() + maxSettleMs
    for (let pauseMs = 1; performance.now() < until; pauseMs = Math.min(20, pauseMs * 2)) {
      const { rows } = await database.execute(waitingOrRunning, [[...workers.keys()]])
      if (rows.length === 0) return
      for (const { name } of rows) wake(boss, name as JobName)
      await delay(pauseMs)
    }
  }

  /** Waits for running jobs. */
  async function close(): Promise<void> {
    isClosing = true
    clearTimeout(retry)
    clearInterval(timer)
    clearInterval(pauseTimer)
    await following
    const boss = await started?.catch(() => null)
    await boss?.stop({ graceful: true, timeout: 5000 })
  }

  return {
    handle,
    start,
    keepOpening,
    isOpen,
    add,
    together,
    settle,
    close,
    followPause,
    queue: createJobQueue({ database, start }),
  }
}

/** The queue stores a job's error in a table for days, so it may contain no more than a log may. */
class FailedJob extends Error {
  constructor(error: unknown) {
    const { type, message, stack } = safeError(error)
    super(message)
    this.name = type
    this.stack = stack
  }
}
