import type { Logger } from 'pino'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { ProcessKey, ProcessRepository } from './process-repository.ts'

const beatEveryMs = 15_000

type Parts = { processes: Pick<ProcessRepository, 'beat' | 'remove'>; process: ProcessKey; log: Logger }

/** Shows the installation that this process is running, until it is stopped. */
export function createHeartbeat({ processes, process, log }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()

  function beat(): void {
    last = asPlatform(() => processes.beat(process)).catch((err) => log.warn({ err }, 'heartbeat not stored'))
  }

  return {
    start() {
      if (timer) return
      beat()
      timer = setInterval(beat, beatEveryMs).unref()
    },
    /** Removes the process from the list. If that fails, it is listed as silent. */
    async stop(): Promise<void> {
      if (!timer) return
      clearInterval(timer)
      timer = undefined
      await last
      await asPlatform(() => processes.remove(process.id)).catch(() => {})
    },
  }
}
