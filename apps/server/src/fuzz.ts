import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { sendFuzz } from './platform/fuzz/send-fuzz.ts'
import { createLog } from './platform/logging/log.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run fuzz -- [--requests N] [--seed N]`: sends requests generated from the contract to a demo; any 5xx is a
 * fault.
 */
await runCommand(async (words) => {
  const options = { requests: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } } as const
  const { values } = parseArgs({ args: words, options })
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
    const [requests, seed] = [Number(values.requests), Number(values.seed)]
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
