import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'

const program = fileURLToPath(new URL('./seed-program.ts', import.meta.url))

/**
 * Seeds an embedded database that is not there yet, in a process of its own: WebAssembly gives no memory back, and the server would hold
 * what only the seeding needs (360 MB) until it is started again. Whatever that process leaves undone, the server does itself.
 */
export async function seedApart(config: Config): Promise<void> {
  const isEmbedded = config.DATABASE_URL === undefined && config.DATA_DIR !== 'memory'
  if (!isEmbedded || existsSync(join(config.DATA_DIR, 'database'))) return
  await once(fork(program), 'exit')
}
