import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { StepKey } from '../intake-rows.ts'
import type { IntakeRepository } from '../repository.ts'
import { withoutFolders } from '../uploads/without-folders.ts'
import type { StepName } from './plan-steps.ts'
import { type createRunStep, roomFor, type StepEnd } from './run-step.ts'

type Control = { signal: AbortSignal; onProgress: (progress: number) => void }
type Parts = {
  repository: IntakeRepository
  runStep: (key: StepKey, control: Control) => Promise<StepEnd>
  /** Set if this worker also checks what other machines have made. */
  accept?: ReturnType<typeof createRunStep>['accept']
  /** Identifies this worker in the queue. */
  name: string
  /** The kinds of steps it takes, one at a time. */
  steps: StepName[]
  perClub: number
  /** Free bytes on the disk that steps write to. */
  freeBytes: () => Promise<number>
  /** Bytes kept free for the database and everything else. */
  reserveBytes: number
  onChanged: (key: StepKey) => Promise<void>
  /** Called when a step is done. */
  onDone?: (key: StepKey) => Promise<void>
  log: Logger
  /** Rejects if this program is older than the database and must not take any steps. */
  assertCurrent?: () => Promise<void>
  timing?: Partial<typeof usual>
}

const usual = { pollMs: 4000, beatMs: 5000, silentSeconds: 30, retrySeconds: 10, diskSeconds: 15, serviceSeconds: 60 }
const maxAttempts = 3

/**
 * Takes steps from the queue, one at a time, until it is stopped. If a worker dies, another one takes over its step.
 */
export function createStepWorker(parts: Parts) {
  const { repository, runStep, name, log } = parts
  const timing = { ...usual, ...parts.timing }
  let stopped = false
  let wake = () => {}
  let loop: Promise<void> | null = null
  const stopping = new AbortController()

  function start() {
    loop ??= run()
  }

  async function run() {
    while (!stopped) {
      const worked = await once().catch((err) => {
        log.error({ err }, 'intake queue')
        return false
      })
      if (!worked && !stopped) await rest()
    }
  }

  function rest() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(done, timing.pollMs)
      timer.unref()
      wake = done
      function done() {
        clearTimeout(timer)
        wake = () => {}
        resolve()
      }
    })
  }

  /** Runs the next step. Returns false if there is none. */
  async function once(): Promise<boolean> {
    const { steps, perClub } = parts
    await parts.assertCurrent?.()
    const claimed = await asPlatform(() =>
      repository.claim(name, steps, {
        silentSeconds: timing.silentSeconds,
        perClub,
        checks: parts.accept !== undefined,
      }),
    )
    if (!claimed) return false
    await inTenant(claimed.tenantId, () => work(claimed))
    return true
  }

  async function work({ attempts, returned, ...key }: StepKey & { attempts: number; returned: object | null }) {
    await parts.onChanged(key)
    if (await lacksRoom(key)) {
      await repository.closeStep(key, name, {
        state: 'waiting',
        waitsFor: 'disk',
        afterSeconds: timing.diskSeconds,
        forgive: true,
      })
      await parts.onChanged(key)
      return
    }
    const lost = new AbortController()
    let progress = 0
    const beat = setInterval(async () => {
      const isMine = await inTenant(key.tenantId, () => repository.beat(key, name, progress)).catch(() => true)
      if (!isMine) lost.abort()
      await parts.onChanged(key).catch(() => {})
    }, timing.beatMs)
    const signal = AbortSignal.any([lost.signal, stopping.signal])
    const onProgress = (done: number) => {
      progress = done
    }
    const doing = returned && parts.accept ? parts.accept(key, returned) : runStep(key, { signal, onProgress })
    const end = await doing.catch(
      (error: unknown): StepEnd => ({
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
        lines: [],
      }),
    )
    clearInterval(beat)
    await close(key, end, attempts)
    await parts.onChanged(key)
  }

  async function close(key: StepKey, end: StepEnd, attempts: number) {
    if (end.kind === 'done') {
      await repository.closeStep(key, name, { state: 'done' })
      await parts.onDone?.(key)
    } else if (end.kind === 'returned')
      await repository.closeStep(key, name, { state: 'returned', returned: end.returned })
    else if (end.kind === 'aborted') {
      await repository.closeStep(key, name, { state: 'waiting', waitsFor: 'retry', afterSeconds: 0, forgive: true })
    } else if (end.kind === 'refused') {
      await repository.closeStep(key, name, { state: 'failed', failure: end.refusal, lines: [], reason: 'other' })
    } else if (end.kind === 'waits') {
      log.warn({ ...key, reason: end.message }, 'intake step waits')
      await repository.closeStep(key, name, {
        state: 'waiting',
        waitsFor: end.waitsFor,
        afterSeconds: timing.serviceSeconds,
        forgive: true,
      })
    } else if (isDiskFull(end)) {
      await repository.closeStep(key, name, {
        state: 'waiting',
        waitsFor: 'disk',
        afterSeconds: timing.diskSeconds,
        forgive: true,
      })
    } else if (attempts < maxAttempts && !end.isFinal) {
      log.warn({ ...key, reason: end.message }, 'intake step failed, will retry')
      await repository.closeStep(key, name, {
        state: 'waiting',
        waitsFor: 'retry',
        afterSeconds: timing.retrySeconds * (attempts - 1),
        forgive: false,
      })
    } else {
      log.error({ ...key, reason: end.message, lines: end.lines }, 'intake step failed')
      await repository.closeStep(key, name, {
        state: 'failed',
        failure: withoutFolders(end.message),
        lines: end.lines.map(withoutFolders),
        reason: end.reason ?? 'other',
      })
    }
  }

  async function lacksRoom(key: StepKey): Promise<boolean> {
    const version = await repository.findVersion(key)
    if (!version || key.step === 'probe') return false
    const needed = roomFor(key.step, version.facts, version.sourceBytes ?? 0)
    return (await parts.freeBytes()) < needed + parts.reserveBytes
  }

  return {
    start,
    once,
    /** Looks for a step now instead of at the next poll. */
    wake: () => wake(),
    /** Aborts the running step, which is resumed at the next start. */
    async stop() {
      stopped = true
      stopping.abort()
      wake()
      await loop
    },
  }
}

function isDiskFull({ message, lines }: { message: string; lines: string[] }) {
  return [message, ...lines].some((line) => /no space left|ENOSPC|disk quota/i.test(line))
}

/** Free bytes in the file system of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
