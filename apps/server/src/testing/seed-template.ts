import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/logging/log.ts'

// Migrates and seeds the database that tests copy, then exits: see `begin-seeding.ts`.
const app = await createApp(readConfig(process.env), createLog('silent'))
// Opens the job queue, which creates its tables: slow, and needed by every test file that sends mail.
await app.server.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } })
if (process.env.DATABASE_URL) await app.database.execute('analyze')
await app.close()
process.exit(0)
