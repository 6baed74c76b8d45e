// The real server for the browser tests, on the demo, with a data folder of its own that goes when it ends.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { serverArguments, serverEnvironment } from '../../scripts/runtime.mjs'
import { dataDir } from './data-dir.ts'

// What an ended run has left would be taken for this one's.
rmSync(dataDir, { recursive: true, force: true })
mkdirSync(dataDir, { recursive: true })
// Settings of whoever runs the tests must not decide what is tested; a database may be given on purpose.
const { PATH, HOME, PORT, E2E_DATABASE_URL, E2E_LOG_LEVEL = 'warn', E2E_NOW } = process.env
const server = spawn(process.execPath, serverArguments, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...serverEnvironment,
    PATH,
    HOME,
    PORT,
    DATABASE_URL: E2E_DATABASE_URL,
    DATA_DIR: dataDir,
    CLOCK: 'demo',
    // To see that nothing depends on when the tests are run.
    CLOCK_NOW: E2E_NOW,
    LOG_LEVEL: E2E_LOG_LEVEL,
    NODE_ENV: 'test',
    // All tests come from one address.
    SIGN_UPS_PER_ADDRESS: '10000',
    CONTACT_PER_ADDRESS: '10000',
    SHORT_LINKS_PER_ADDRESS: '10000',
    SIGN_IN_FAILURES_PER_ADDRESS: '10000',
    SIGN_INS_PER_ACCOUNT: '10000',
    CODE_FAILURES_PER_ADDRESS: '10000',
    CARD_FAILURES_PER_ADDRESS: '10000',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
