import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { BroadcastService } from '../service.ts'
import type { ReceiverMessage, ReceiverRequest, ReceiverSettings } from './receiver-port.ts'

export type ReceiverProcess = ReturnType<typeof createReceiverProcess>
type Parts = {
  service: BroadcastService
  settings: ReceiverSettings
  clock: Clock
  log: Logger
}

const program = fileURLToPath(new URL('../../../receiver/main.ts', import.meta.url))
/** In MB. Ten encoders need less than half. */
const maxMegabytes = 800
/** In MB. By default V8 lets its young generation grow during the first hour to several times what a broadcast needs. */
const heap = { semiSpace: 4, oldSpace: 384 }
const watchedEveryMs = 5000
/** How long to wait before starting it again, in milliseconds: after a crash, and while its port is taken, each time twice as long. */
const again = { crashed: 500, taken: 5000, longest: 60_000 }
/** Time for it to store what it has, in milliseconds. */
const patienceMs = 3000

/** Keeps the process running that receives RTMP, and answers its questions about encoders. */
export function createReceiverProcess({ service, settings, clock, log }: Parts) {
  let child: ChildProcess | null = null
  let port: number | null = null
  let isStopped = false
  /** Whether it was logged that it can't listen. */
  let isReported = false
  let takenMs = again.taken
  let timer: NodeJS.Timeout | undefined

  function start(): void {
    if (isStopped) return
    const started = fork(program, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'json',
      execArgv: [
        `--max-semi-space-size=${heap.semiSpace}`,
        `--max-old-space-size=${heap.oldSpace}`,
        ...process.execArgv.filter((each) => each.startsWith('--import')),
      ],
      // Passes none of the server's settings: the receiver needs no keys or passwords.
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
    })
    child = started
    let wait = again.crashed
    const watch = setInterval(() => void limitMemory(started), watchedEveryMs)
    watch.unref()
    started.on('message', (message: ReceiverMessage) => {
      if (message.type === 'failed') {
        wait = takenMs
        takenMs = Math.min(takenMs * 2, again.longest)
      }
      void handleMessage(message, started).catch((err) => log.error({ err }, 'answering the receiver failed'))
    })
    started.on('error', (err) => log.error({ err }, 'the receiver of broadcasts was not started'))
    started.on('close', (code, signal) => {
      clearInterval(watch)
      if (port !== null && !isStopped) log.error({ code, signal }, 'the receiver of broadcasts ended')
      port = null
      child = null
      timer = setTimeout(start, wait)
      timer.unref()
    })
    ask(started, { type: 'start', settings })
  }

  async function handleMessage(message: ReceiverMessage, from: ChildProcess): Promise<void> {
    if (message.type === 'listening') {
      port = message.port
      isReported = false
      takenMs = again.taken
      log.info({ port, pid: from.pid }, 'receiving broadcasts by RTMP')
    } else if (message.type === 'failed') {
      if (isReported) return
      isReported = true
      const advice = message.isTaken ? 'another program uses the port: stop it, or set RTMP_PORT' : message.message
      log.warn({ port: settings.port, advice }, 'not receiving broadcasts by RTMP')
    } else if (message.type === 'publish') {
      const { clientId, key } = message
      const answer = await service.publish({ clientId, key })
      ask(from, { type: 'published', clientId, answer, now: clock.now().getTime() })
    } else if (message.type === 'update') {
      const isAccepted = await service.update(message)
      ask(from, { type: 'updated', clientId: message.clientId, isAccepted, now: clock.now().getTime() })
    } else await service.done(message)
  }

  async function limitMemory(started: ChildProcess): Promise<void> {
    const status = await readFile(`/proc/${started.pid}/status`, 'utf8').catch(() => '')
    const used = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
    if (used <= maxMegabytes) return
    log.error({ megabytes: Math.round(used) }, 'the receiver of broadcasts needs too much memory')
    started.kill('SIGKILL')
  }

  function ask(to: ChildProcess, request: ReceiverRequest) {
    if (to.connected) to.send(request)
  }

  return {
    start,
    /** Null while it isn't listening. */
    port: () => port,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      const ending = child
      // It ends itself once it has stored what it has.
      if (ending?.connected) ending.disconnect()
      setTimeout(() => ending?.kill('SIGKILL'), patienceMs).unref()
    },
  }
}
