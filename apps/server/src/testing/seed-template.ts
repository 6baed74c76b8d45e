import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/logging/log.ts'

// The program that migrates and seeds what the tests' databases are copied from, and ends: see `begin-seeding.ts`.
const app = await createApp(readConfig(process.env), createLog('silent'))
// Opens the job queue, which makes its tables: dear on a disk, and needed by every file that sends mail.
if (!process.env.DATABASE_URL) {
  await app.server.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } })
}
await app.close()
process.exit(0)
