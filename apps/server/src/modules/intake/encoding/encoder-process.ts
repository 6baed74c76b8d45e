import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FailureReason } from '@upbeat/contract/studio/entities/intake'
import type { EncoderMessage, EncoderRequest, EncoderResults, EncoderTask, SourceRefusal } from './encoder-port.ts'
import { eventLoopLoad, throttleEncoder } from './throttle-encoder.ts'

export type Outcome<K extends EncoderTask['kind'] = EncoderTask['kind']> =
  | { kind: 'done'; result: EncoderResults[K] }
  | { kind: 'refused'; refusal: SourceRefusal }
  | { kind: 'failed'; message: string; lines: string[]; reason?: FailureReason }
  /** Ended on request. */
  | { kind: 'aborted' }
/** Runs a task in a process of its own, for at most `seconds`. Pauses don't count. */
export type Encode = <T extends EncoderTask>(
  task: T,
  options: { onProgress?: (progress: number) => void; signal?: AbortSignal; seconds: number },
) => Promise<Outcome<T['kind']>>

/** The program that is forked for each task. */
export const encoderProgram = fileURLToPath(new URL('../../../encoder/main.ts', import.meta.url))
/** In MB. A ladder from 4K needs less than half; a file that needs more was made to exhaust memory. */
const maxMegabytes = 3000
const usualWatchMs = 1000
const keptText = 4000

/** Forks `src/encoder` for each task, and kills it if it exceeds its time or memory limit. Pauses don't count. */
export function createEncode({
  megabytes = maxMegabytes,
  watchMs = usualWatchMs,
  createLoad = eventLoopLoad,
} = {}): Encode {
  return (task, { onProgress, signal, seconds }) =>
    new Promise((resolve) => {
      const child = fork(encoderProgram, [], {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'json',
        execArgv: ['--max-old-space-size=512', ...process.execArgv.filter((each) => each.startsWith('--import'))],
        // Passes none of the server's settings: the encoder needs no keys or passwords.
        env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      })
      let said = ''
      let end: Outcome | undefined
      const kill = (outcome: Outcome) => {
        end ??= outcome
        child.kill('SIGKILL')
      }
      const abort = () => kill({ kind: 'aborted' })
      const ask = (request: EncoderRequest) => {
        if (child.connected) child.send(request)
      }
      const way = throttleEncoder(createLoad(), (type) => ask({ type }))
      let timer: NodeJS.Timeout
      const limit = (ms: number, pausedBefore: number) => {
        timer = setTimeout(() => {
          const paused = way.pausedMs()
          if (paused > pausedBefore) limit(paused - pausedBefore, paused)
          else kill(failed(`It took longer than ${Math.round(seconds / 60)} minutes`, 'tookTooLong'))
        }, ms)
      }
      limit(seconds * 1000, 0)
      const watch = setInterval(async () => {
        const used = await residentMegabytes(child.pid)
        if (used > megabytes) kill(failed(`It needed more than ${megabytes} MB of memory`, 'tooMuchMemory'))
      }, watchMs)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      child.stderr?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-keptText)
      })
      child.on('message', (message: EncoderMessage) => {
        if (message.type === 'progress') onProgress?.(message.progress)
        else if (message.type === 'done') end ??= { kind: 'done', result: message.result }
        else if (message.type === 'refused') end ??= { kind: 'refused', refusal: message.refusal }
        else end ??= { kind: 'failed', message: message.message, lines: message.lines }
      })
      child.on('error', (error) => {
        end ??= failed(error.message)
      })
      child.on('close', (code, signalName) => {
        clearTimeout(timer)
        clearInterval(watch)
        way.end()
        signal?.removeEventListener('abort', abort)
        const lines = said.split('\n').filter((line) => line.trim() !== '')
        end ??= {
          kind: 'failed',
          message: `The encoder ended by itself (${signalName ?? code})`,
          lines: lines.slice(-20),
          reason: 'crashed',
        }
        resolve(end as never)
      })
      ask({ type: 'start', task })
    })
}

function failed(message: string, reason: FailureReason = 'other'): Outcome {
  return { kind: 'failed', message, lines: [], reason }
}

/** Returns 0 if the system doesn't provide it. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
