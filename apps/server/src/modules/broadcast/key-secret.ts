import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Place = { LIVE_KEY_SECRET?: string | undefined; liveDir: string }

/** What stream keys are made of: the setting, else what `makeKeySecret` has kept; null where no broadcast was ever set up. */
export function findKeySecret({ LIVE_KEY_SECRET, liveDir }: Place): string | null {
  if (LIVE_KEY_SECRET) return LIVE_KEY_SECRET
  try {
    return readFileSync(fileOf(liveDir), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** The same, made once and kept for this user's eyes where there is none. */
export function makeKeySecret(place: Place): string {
  const known = findKeySecret(place)
  if (known !== null) return known
  const secret = randomBytes(32).toString('base64url')
  const file = fileOf(place.liveDir)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

function fileOf(liveDir: string) {
  return join(liveDir, 'key-secret')
}
