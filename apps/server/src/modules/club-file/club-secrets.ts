import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { createSeal, type Seal } from '../../platform/secrets/seal.ts'
import { withoutSecrets } from '../../platform/secrets/secret-field.ts'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import type { ClubManifest } from './manifest.ts'

/** A club's secrets in clear: those of its settings by path, and those of its webhooks by id. */
export const ClubSecrets = z.object({
  settings: z.record(z.string(), z.string()),
  webhooks: z.record(z.string(), z.string()),
})
export type ClubSecrets = z.infer<typeof ClubSecrets>
/** Seals with secrets of this installation. */
export type ClubSeals = { signOn: Seal; webhooks: Seal }

/** The setting that is stored sealed; others are stored as they are. */
const sealedSetting = 'sso.clientSecret'

/** The settings without what the schema marks as secret, and those secrets in clear. */
export function takeSettingSecrets(settings: Record<string, unknown>, seals: Pick<ClubSeals, 'signOn'>) {
  const rest = structuredClone(settings)
  const secrets: Record<string, string> = {}
  const lost: string[] = []
  for (const path of secretPaths(withoutSecrets(TenantSettings, settings), settings)) {
    const stored = take(rest, path)
    const name = path.join('.')
    const text = name === sealedSetting ? opened(seals.signOn, stored) : stored
    if (text === null) lost.push(name)
    else secrets[name] = text
  }
  return { settings: rest, secrets, lost }
}

/** The settings with their secrets, sealed for this installation. */
export function putSettingSecrets(
  settings: Record<string, unknown>,
  secrets: Record<string, string>,
  seals: Pick<ClubSeals, 'signOn'>,
): Record<string, unknown> {
  const whole = structuredClone(settings)
  for (const [name, text] of Object.entries(secrets)) {
    const path = name.split('.')
    const last = path.pop()
    let place: unknown = whole
    for (const key of path) place = (place as Record<string, unknown> | undefined)?.[key]
    if (last === undefined || typeof place !== 'object' || place === null) continue
    Object.assign(place, { [last]: name === sealedSetting ? seals.signOn.close(text) : text })
  }
  return whole
}

export async function sealSecrets(secrets: ClubSecrets, passphrase: string): Promise<ClubManifest['secrets']> {
  const salt = randomBytes(16).toString('base64url')
  return { salt, sealed: (await sealOf(passphrase, salt)).close(JSON.stringify(secrets)) }
}

/** Null if the passphrase is another. */
export async function openSecrets(
  { salt, sealed }: NonNullable<ClubManifest['secrets']>,
  passphrase: string,
): Promise<ClubSecrets | null> {
  const text = opened(await sealOf(passphrase, salt), sealed)
  return text === null ? null : ClubSecrets.parse(JSON.parse(text))
}

/** The text, or null if it was sealed with another secret. */
export function opened(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed)
  } catch {
    return null
  }
}

/** A key that takes a tenth of a second and 64 MB to try, since a passphrase can be guessed. */
async function sealOf(passphrase: string, salt: string): Promise<Seal> {
  const derive = promisify<string, string, number, object, Buffer>(scrypt)
  const key = await derive(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 })
  return createSeal(key.toString('base64url'))
}

/** Where a value was hidden: `[set]` in place of another text. */
function secretPaths(shown: unknown, stored: unknown, path: readonly string[] = []): string[][] {
  if (shown === '[set]' && typeof stored === 'string') return [[...path]]
  if (typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([key, value]) =>
    secretPaths(value, (stored as Record<string, unknown>)[key], [...path, key]),
  )
}

function take(value: Record<string, unknown>, path: readonly string[]): string {
  const place = path.slice(0, -1).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], value)
  const last = path.at(-1) ?? ''
  const text = String((place as Record<string, unknown>)[last])
  delete (place as Record<string, unknown>)[last]
  return text
}
