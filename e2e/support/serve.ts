// The real server for the browser tests, with the demo and a temporary data folder.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres-cluster.ts'
import { root, serverArguments, serverEnvironment } from '../../scripts/runtime.mjs'
import { dataDir } from './data-dir.ts'
import { removeSeeded, seedOnce } from './test-databases.ts'

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
const programs = E2E_DATABASE_URL ? null : findPostgres()
const cluster = programs ? await startPostgres(programs) : null
const database = E2E_DATABASE_URL
  ? { DATABASE_URL: E2E_DATABASE_URL }
  : await seedOnce(dataDir, cluster, (settings) => seed({ ...env, ...settings }))
const server = spawn(process.execPath, serverArguments, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...env, ...database },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  cluster?.stop()
  removeData()
  process.exit(code ?? 1)
})

function seed(settings: typeof env) {
  const program = join(root, 'apps/server/src/testing/seed-template.ts')
  if (spawnSync(process.execPath, [program], { stdio: 'inherit', env: settings }).status !== 0)
    throw new Error('The demo was not seeded.')
}

function removeData() {
  rmSync(dataDir, { recursive: true, force: true })
  removeSeeded()
}
