import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { randomToken } from '../session/token.ts'

/**
 * The secret that seals the clubs' payment keys. It isn't in the database, so a copy of the database alone opens none of
 * them: it is a setting, or else a file in the data folder, made at the first start.
 */
export async function paymentKeySecret({
  PAYMENT_KEY_SECRET,
  DATA_DIR,
}: Pick<Config, 'PAYMENT_KEY_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (PAYMENT_KEY_SECRET) return PAYMENT_KEY_SECRET
  if (DATA_DIR === 'memory') return randomToken()
  const path = join(DATA_DIR, 'payment-key-secret')
  await mkdir(DATA_DIR, { recursive: true })
  // Of two servers that start at once with one folder, the first makes it.
  await writeFile(path, randomToken(), { flag: 'wx', mode: 0o600 }).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(path, 'utf8')
}
