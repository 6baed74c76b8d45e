// The real server for the browser tests, with the demo and a temporary data folder.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, serverArguments, serverEnvironment } from '../../scripts/runtime.mjs'
import { dataDir, seededDatabase } from './data-dir.ts'

// Remove what an earlier run has left.
removeData()
mkdirSync(dataDir, { recursive: true })
// The developer's own settings must not affect tests, except an explicit database.
const { PATH, HOME, PORT, E2E_DATABASE_URL, E2E_LOG_LEVEL = 'warn', E2E_NOW } = process.env
const env = {
  ...serverEnvironment,
  PATH,
  HOME,
  PORT,
  DATABASE_URL: E2E_DATABASE_URL,
  DATA_DIR: dataDir,
  CLOCK: 'demo',
  // To prove that tests don't depend on the current date.
  CLOCK_NOW: E2E_NOW,
  LOG_LEVEL: E2E_LOG_LEVEL,
  NODE_ENV: 'test',
  RTMP_PORT: '0',
  RTMP_HOST: '127.0.0.1',
  // Hundreds of tests sign in; what a hash costs is proved by the server's tests.
  UPBEAT_TEST_PASSWORDS: 'cheap',
  // All tests share one IP address.
  SIGN_UPS_PER_ADDRESS: '10000',
  CONTACT_PER_ADDRESS: '10000',
  SHORT_LINKS_PER_ADDRESS: '10000',
  SIGN_IN_FAILURES_PER_ADDRESS: '10000',
  SIGN_INS_PER_ACCOUNT: '10000',
  CODE_FAILURES_PER_ADDRESS: '10000',
  CARD_FAILURES_PER_ADDRESS: '10000',
}
if (!E2E_DATABASE_URL) {
  const program = join(root, 'apps/server/src/modules/demo/seed-program.ts')
  if (spawnSync(process.execPath, [program], { stdio: 'inherit', env }).status !== 0)
    throw new Error('The demo was not seeded.')
  cpSync(join(dataDir, 'database'), seededDatabase, { recursive: true })
}
const server = spawn(process.execPath, serverArguments, { stdio: ['ignore', 'inherit', 'inherit'], env })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  removeData()
  process.exit(code ?? 1)
})

function removeData() {
  for (const folder of [dataDir, seededDatabase]) rmSync(folder, { recursive: true, force: true })
}
