import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from './tenants.ts'

/** The data folder of the server under test, which also has its emails as files. */
export const dataDir = join(tmpdir(), `upbeat-e2e-${port}`)
