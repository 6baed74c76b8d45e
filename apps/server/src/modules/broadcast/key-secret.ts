import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Place = { LIVE_KEY_SECRET?: string | undefined; liveDir: string }

/** The secret of stream keys: the setting, else the file of `makeKeySecret`; null if broadcasts were never set up. */
export function findKeySecret({ LIVE_KEY_SECRET, liveDir }: Place): string | null {
  if (LIVE_KEY_SECRET) return LIVE_KEY_SECRET
  try {
    return readFileSync(fileOf(liveDir), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** The same, but creates a missing secret in a file that only this user can read. */
export function makeKeySecret(place: Place): string {
  const known = findKeySecret(place)
  if (known !== null) return known
  const secret = randomBytes(32).toString('base64url')
  const file = fileOf(place.liveDir)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was first.
    const other = findKeySecret(place)
    if (other === null) throw error
    return other
  }
  return secret
}

function fileOf(liveDir: string) {
  return join(liveDir, 'key-secret')
}
