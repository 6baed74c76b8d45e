import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, DatabaseHandle } from '../../platform/db/database.ts'
import { safeError } from '../../platform/logging/safe-error.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'

/**
 * Work outside a request. The data holds ids only: emails are rendered when they are sent, so that neither addresses nor secrets
 * lie in the queue. The one address that is stored nowhere else is deleted a minute after its email was sent.
 */
export type JobData = {
  resetEmail: MemberJob
  passwordChangedEmail: MemberJob
  marketingEmail: MemberJob
  membershipEmail: {
    tenantId: string
    memberId: string
    kind: 'receipt' | 'notice' | 'failed' | 'ended' | 'cancelled' | 'resumed' | 'planChanged'
    amountMinor: number
    currency: string
    at: string | null
  }
  /** `since` is the moment from which nothing is to be paid for it any more. */
  replacedMembership: { tenantId: string; memberId: string; subscriptionId: string; since: string }
  reminderEmail: { tenantId: string; memberId: string; eventId: string; start: string }
  /** `requestedAt` (ISO 8601) identifies the change; one that a newer request has replaced sends nothing. */
  addressConfirmationEmail: MemberJob & { requestedAt: string }
  addressChangedEmail: MemberJob & { to: string }
  customerContact: { tenantId: string; memberId: string }
  contactEmail: { tenantId: string; messageId: string }
  /** To somebody of the staff, who may belong to several clubs: it is the installation's, in the name of one club or none. */
  staffEmail: {
    kind: 'passwordReset' | 'newBrowser' | 'recoveryCodeUsed' | 'invitation' | 'ownershipGiven' | 'ownershipReceived'
    clubId: string | null
    accountId: string
    language: string
    address: string
    details: Record<string, string>
  }
  subscriptionsDue: Record<string, never>
  paymentsReconciled: Record<string, never>
  remindersDue: Record<string, never>
  expiredPurged: Record<string, never>
}
/** `address` is where the club's pages are, for the links. */
export type MemberJob = { tenantId: string; memberId: string; language: string; address: string }
export type JobName = keyof JobData
export type Jobs = ReturnType<typeof createJobs>

type Handlers = { [N in JobName]?: (data: JobData[N]) => Promise<void> }
type Parts = { database: Pick<DatabaseHandle, 'kind' | 'execute' | 'executeWithin'>; log: Logger }

/** Workers are woken by what this server adds; polling finds retries and what other servers left behind. */
const pollingIntervalSeconds = 5
const queue = { retryLimit: 8, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 }
/** How long what is done is kept; a week, where nothing is said. */
const keptSeconds: { [N in JobName]?: number } = { addressChangedEmail: 60 }
/** An ended membership must be seen within a minute. */
const dueEverySeconds = 20
const everyMinute = '* * * * *'
const everyNight = '20 3 * * *'
const longestSettleMs = 30_000
const longestPauseMs = 30_000
/** A queue that has only just been asked for is no trouble yet. */
const openWithinMs = 30_000

/** The queue in the database: a job outlives a crash, is tried again when it fails, and is done by one server only. */
export function createJobs({ database, log }: Parts) {
  const handlers: Handlers = {}
  const workers = new Map<JobName, string>()
  let started: Promise<PgBoss> | null = null
  let isOpened = false
  let openingSince: number | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosing = false
  let timer: NodeJS.Timeout | undefined

  /** Says how a kind of job is done; before `start`. */
  function handle<N extends JobName>(name: N, work: (data: JobData[N]) => Promise<void>) {
    handlers[name] = work as Handlers[N]
  }

  /** Opens the queue, once; `add` does it too. */
  function start(): Promise<PgBoss> {
    started ??= open().catch((error) => {
      started = null
      throw error
    })
    return started
  }

  /** The same until it succeeds: without a request that adds a job, renewals, ends and reminders would rest. */
  async function keepOpening(pauseMs = 500): Promise<void> {
    openingSince ??= performance.now()
    try {
      await start()
    } catch (err) {
      log.error({ err }, 'job queue not opened, it will be tried again')
      if (isClosing) return
      retry = setTimeout(() => void keepOpening(Math.min(longestPauseMs, pauseMs * 2)), pauseMs)
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
    for (const name of Object.keys(handlers) as JobName[]) {
      const deleteAfterSeconds = keptSeconds[name]
      await boss.createQueue(name, { ...queue, ...(deleteAfterSeconds && { deleteAfterSeconds }) })
      // Makes the queue known: looked up inside a transaction it would wait for the one connection, which that one holds.
      await boss.insert(name, [])
      const work = async (jobs: { data: unknown }[]) => {
        for (const { data } of jobs) await run(name, data as never)
      }
      workers.set(name, await boss.work(name, { pollingIntervalSeconds }, work))
    }
    if (handlers.subscriptionsDue) {
      timer = setInterval(() => void askForDue(boss), dueEverySeconds * 1000)
      timer.unref()
    }
    if (handlers.paymentsReconciled) await boss.schedule('paymentsReconciled', everyNight)
    if (handlers.expiredPurged) await boss.schedule('expiredPurged', everyNight)
    if (handlers.remindersDue) await boss.schedule('remindersDue', everyMinute)
    isOpened = true
    return boss
  }

  /** Each server asks, and one of them is heard. */
  async function askForDue(boss: PgBoss) {
    try {
      await boss.send('subscriptionsDue', {}, { singletonSeconds: dueEverySeconds })
      wake(boss, 'subscriptionsDue')
    } catch (err) {
      log.error({ err }, 'due work not asked for')
    }
  }

  /** What the clock asks for comes without data. */
  async function run<N extends JobName>(name: N, data: JobData[N] | null) {
    try {
      const work = async () => handlers[name]?.(data ?? ({} as JobData[N]))
      await (data && 'tenantId' in data ? inTenant(data.tenantId, work) : asPlatform(work))
    } catch (err) {
      log.warn({ job: name, err }, 'job failed, it will be tried again')
      throw new FailedJob(err)
    }
  }

  /** Keeps a job; when this resolves it will be done, by some server, at some time. */
  async function add<N extends JobName>(name: N, data: JobData[N]): Promise<void> {
    const boss = await start()
    await boss.send(name, data)
    wake(boss, name)
  }

  /**
   * Runs a transaction whose jobs are kept with what it writes, both or neither, and done once it is committed. The queue is
   * opened before it begins.
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

  /** Resolves when nothing is left to do now; what failed and waits for another try does not count. */
  async function settle(): Promise<void> {
    const boss = await start()
    const waitingOrRunning = `select distinct name from pgboss.job
      where name = any($1) and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`
    const until = performance.now() + longestSettleMs
    for (let pauseMs = 1; performance.now() < until; pauseMs = Math.min(20, pauseMs * 2)) {
      const { rows } = await database.execute(waitingOrRunning, [[...workers.keys()]])
      if (rows.length === 0) return
      for (const { name } of rows) wake(boss, name as JobName)
      await delay(pauseMs)
    }
  }

  /** Lets running jobs finish. */
  async function close(): Promise<void> {
    isClosing = true
    clearTimeout(retry)
    clearInterval(timer)
    const boss = await started?.catch(() => null)
    await boss?.stop({ graceful: true, timeout: 5000 })
  }

  return { handle, start, keepOpening, isOpen, add, together, settle, close }
}

/** The queue keeps what a job failed with for days, in a table: so no more of it than a log may hold. */
class FailedJob extends Error {
  constructor(error: unknown) {
    const { type, message, stack } = safeError(error)
    super(message)
    this.name = type
    this.stack = stack
  }
}
