import { type ChildProcess, spawn } from 'node:child_process'
import { programArguments, quickWasm, serverEnvironment } from '../../../../scripts/runtime.mjs'

export type RunningServer = { child: ChildProcess; address: string }

/** Starts the server from its sources; resolves when it is serving, or with its output if it exits. */
export function startServer(
  settings: Record<string, string>,
): Promise<RunningServer | { code: number | null; said: string }> {
  const own = { PATH: process.env.PATH, NODE_ENV: 'test', DEMO: 'on', RTMP: 'off', PORT: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [quickWasm, ...programArguments('main')], {
    env: { ...serverEnvironment, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // A server must not outlive its test, however the test ends.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  return new Promise((resolve) => {
    child.on('message', (message: { serving: string }) => resolve({ child, address: message.serving }))
    child.on('exit', (code) => resolve({ code, said }))
  })
}

/** Its exit code; null if a signal ended it. */
export function ended(child: ChildProcess) {
  return new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
}
