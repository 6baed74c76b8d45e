import { setPriority } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import { AV_LOG_WARNING } from 'node-av/constants'
import { Log } from 'node-av/lib'
import type { EncoderMessage, EncoderRequest, EncoderTask } from '../modules/intake/encoding/encoder-port.ts'
import { Refusal } from './refusal.ts'
import { runTask } from './run-task.ts'

/** How many of FFmpeg's log lines are kept. */
const keptLines = 20
const progressEveryMs = 500

/**
 * A process for one task, which arrives over its IPC channel, as does the result. A crash of native code or a hostile
 * file ends only this process. The server runs it at low priority, pauses it while requests need the processor, and
 * kills it if it exceeds its time or memory limit.
 */
function main() {
  // Ctrl+C and systemd signal all processes of a server at once; the server decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  lowerPriority()
  const lines = keepLog()
  const pause = createPause()
  process.on('message', (request: EncoderRequest) => {
    if (request.type === 'start') start(request.task)
    else pause[request.type]()
  })
  // The server is gone, so nobody would receive the result.
  process.on('disconnect', () => process.exit(1))

  function start(task: EncoderTask) {
    runTask(task, reporter(pause)).then(
      (result) => tell({ type: 'done', result }),
      (error: unknown) => {
        if (error instanceof Refusal) tell({ type: 'refused', refusal: error.reason })
        else tell({ type: 'failed', message: error instanceof Error ? error.message : String(error), lines })
      },
    )
  }
}

function lowerPriority() {
  try {
    setPriority(10)
  } catch {
    // Some containers forbid it; encoding works anyway.
  }
}

function keepLog(): string[] {
  const lines: string[] = []
  Log.setLevel(AV_LOG_WARNING)
  Log.setCallback((_level, message) => {
    for (const line of message.split('\n').filter((each) => each.trim() !== '')) lines.push(line.slice(0, 300))
    lines.splice(0, lines.length - keptLines)
  })
  return lines
}

function createPause() {
  let waited = Promise.withResolvers<void>()
  waited.resolve()
  return {
    pause() {
      waited = Promise.withResolvers()
    },
    resume: () => waited.resolve(),
    over: () => waited.promise,
  }
}

function reporter({ over }: ReturnType<typeof createPause>) {
  let last = 0
  return async (progress: number) => {
    const now = performance.now()
    if (now - last >= progressEveryMs) {
      last = now
      tell({ type: 'progress', progress })
    }
    // Yields to the event loop, so that messages and a disconnection get through.
    await turn()
    await over()
  }
}

function tell(message: EncoderMessage) {
  process.send?.(message, undefined, undefined, () => {
    if (message.type !== 'progress') process.exit(0)
  })
}

main()
