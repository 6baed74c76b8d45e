import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export type RunningProgram = {
  child: ChildProcess
  /** Its output so far, on both streams. */
  output: () => string
  /** Its exit code once it has ended; null if a signal ended it. */
  ended: Promise<number | null>
  stop: () => Promise<void>
}

/** Starts another program, e.g. ffmpeg, for the duration of a test. */
export function runProgram(
  file: string,
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): RunningProgram {
  const child = spawn(file, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  return { child, output: () => said, ended, stop }
}
