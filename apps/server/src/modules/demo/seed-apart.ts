import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'

const program = fileURLToPath(new URL('./seed-program.ts', import.meta.url))

/**
 * Seeds a new embedded database in a process of its own: WebAssembly never frees memory, so otherwise the server would
 * keep the 360 MB that only seeding needs. Whatever that process fails to do, the server does itself.
 */
export async function seedApart(config: Config): Promise<void> {
  const isEmbedded = config.DATABASE_URL === undefined && config.DATA_DIR !== 'memory'
  if (!isEmbedded || existsSync(join(config.DATA_DIR, 'database'))) return
  await once(fork(program), 'exit')
}
