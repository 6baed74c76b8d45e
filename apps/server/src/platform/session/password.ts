import { hash, verify } from '@node-rs/argon2'
import { hashingTurns } from './hashing-turns.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default variant is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hashingTurns(() => hash(password, cost))
}

/** A hash that no password has been given for: verifying against it costs what a known account costs. */
const nobody = hash('no account has this password', cost)

/**
 * True when the password is the account's. Takes the same time for an account without password or no account at all.
 * @throws Failure unavailable when too many wait already.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await nobody)
  const matches = await hashingTurns(() => verify(expected, password))
  return matches && passwordHash !== null && passwordHash !== undefined
}
