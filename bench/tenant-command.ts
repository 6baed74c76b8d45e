import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../scripts/runtime.mjs'

/** Runs `npm run tenant` against the server of this data folder. Throws if it fails. */
export function tenantCommand(dataDir: string, ...words: string[]): void {
  const program = join(root, 'apps/server/src/tenant.ts')
  execFileSync(process.execPath, [program, ...words], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'pipe' })
}
