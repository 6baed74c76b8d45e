import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, readCount } from '../../../scripts/command-line.mjs'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { sendFuzz } from './platform/fuzz/send-fuzz.ts'
import { createLog } from './platform/logging/log.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run fuzz -- [--requests N] [--seed N]

Sends requests generated from the contract to a demo of its own; any 5xx is a fault, and ends it with 1.

  --requests N   how many, by default 2000
  --seed N       other requests for another number, by default 1`

const options = { requests: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } } as const
const { values } = readCommandLine({ usage, options })
const requests = readCount(usage, 'requests', values.requests) ?? 0
const seed = readCount(usage, 'seed', values.seed) ?? 0

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-fuzz-'))
  const config = readConfig({
    DATA_DIR: folder,
    NODE_ENV: 'test',
    DEMO: 'on',
    ENCODER: 'off',
    SIGN_INS_PER_ACCOUNT: '1000000',
  })
  const app = await createApp(config, createLog('silent'))
  try {
    const { sent, statuses, faults } = await sendFuzz(app.server, {
      requests,
      seed,
      credential: config.CLIENT_CREDENTIALS,
    })
    const lines = faults.map((fault) => JSON.stringify(fault).slice(0, 2000))
    return {
      ok: faults.length === 0,
      text: [...lines, `${sent} requests of seed ${seed}: ${JSON.stringify(statuses)}, ${faults.length} faults`].join(
        '\n',
      ),
    }
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
