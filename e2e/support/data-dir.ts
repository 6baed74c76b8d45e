import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from './tenants.ts'

/** The data folder of the server under test, which also has its emails as files. */
export const dataDir = join(tmpdir(), `upbeat-e2e-${port}`)

/** A copy of the seeded demo's database. Seeding takes ten seconds of CPU time, which own servers save by starting from it. */
export const seededDatabase = join(tmpdir(), `upbeat-e2e-${port}-seeded`)
