import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from './tenants.ts'

/** Where the server under test keeps its data; its mail lies there as files. */
export const dataDir = join(tmpdir(), `upbeat-e2e-${port}`)
