import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { port } from '../e2e/support/tenants.ts'
import { programArguments, serverArguments, serverEnvironment } from '../scripts/runtime.mjs'

export const origin = `http://127.0.0.1:${port}`

export type RunningServer = {
  pid: number
  startSeconds: number
  stop: () => Promise<void>
  /** SIGKILL, as by a power cut. */
  kill: () => Promise<void>
}

const program = fileURLToPath(new URL('./measured-server.ts', import.meta.url))
/** The server with bare routes beside its own. */
const measuredServer = ['--max-semi-space-size=16', ...programArguments('main').slice(0, -1), program]
/** The server that `npm start` runs. */
export const builtServer = serverArguments

/** Starts the real server on a data folder and waits until it is ready. */
export async function startServer(
  dataDir: string,
  more: Record<string, string> = {},
  server = measuredServer,
): Promise<RunningServer> {
  const started = performance.now()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, server, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...serverEnvironment,
      PATH,
      HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      CLOCK: 'demo',
      LOG_LEVEL: 'error',
      DEMO: 'on',
      CHECK_REPLIES: 'off',
      SIGN_INS_PER_ACCOUNT: '100000',
      ...more,
    },
  })
  const ended = once(child, 'exit')
  const serving = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
  if (!serving || child.pid === undefined) throw new Error('The server ended before it served.')
  const startSeconds = (performance.now() - started) / 1000
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { pid: child.pid, startSeconds, stop, kill }
}
