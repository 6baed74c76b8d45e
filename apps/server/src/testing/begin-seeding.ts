import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { serverEnvironment } from '../../../../scripts/runtime.mjs'

const program = new URL('./seed-template.ts', import.meta.url)
const shortResolve = new URL('../../../../scripts/short-resolve.mjs', import.meta.url)

/**
 * Seeds the demo into a database in a separate process, while tests that need no server run; `await-seeding.ts` waits
 * for it. When done, the file `result` contains `seeded` or the error.
 * @returns a function that ends the process and removes the file
 */
export function beginSeeding(settings: Record<string, string>, result: string): () => Promise<void> {
  const { PATH, TMPDIR, UPBEAT_TEST_SEEDED } = process.env
  // Nearly every test signs in. Tests of the hashing itself unset this.
  process.env.UPBEAT_TEST_PASSWORDS = 'cheap'
  process.env.UPBEAT_DEMO_SEEDED_AT ??= new Date().toISOString()
  process.env.UPBEAT_TEST_SEEDED = [UPBEAT_TEST_SEEDED, result].filter(Boolean).join(delimiter)
  const own = { NODE_ENV: 'test', DEMO: 'on', CLOCK: 'demo', UPBEAT_TEST_PASSWORDS: 'cheap', ...settings }
  const child = fork(program, {
    execArgv: [`--import=${shortResolve}`],
    env: { ...serverEnvironment, ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), ...own },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill)
    writeFileSync(result, code === 0 ? 'seeded' : `The demo could not be seeded:\n${said}`)
  })
  return async () => {
    kill()
    await ended
    rmSync(result, { force: true })
  }
}
