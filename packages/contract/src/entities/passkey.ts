import { z } from 'zod'

/** WebAuthn options and responses as JSON (WebAuthn level 3). */
export const Credential = z.record(z.string(), z.unknown())
export const PasskeyChallenge = z.object({ token: z.string(), options: Credential }).meta({ id: 'PasskeyChallenge' })
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>
export const PasskeyAnswer = z
  .object({ token: z.string().max(1000), credential: Credential })
  .meta({ id: 'PasskeyAnswer' })
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** The password, required to add a passkey because the passkey replaces it for signing in. */
export const PasskeyPermission = z.object({ password: z.string().max(200) }).meta({ id: 'PasskeyPermission' })
export type PasskeyPermission = z.infer<typeof PasskeyPermission>

export const MemberPasskey = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    /** The name reported by the browser that created it. */
    userAgent: z.string().nullable(),
  })
  .meta({ id: 'MemberPasskey' })
export type MemberPasskey = z.infer<typeof MemberPasskey>
