import { hashInPool } from './hashing-pool.ts'
import { hashingTurns } from './hashing-turns.ts'

/** An argon2id hash. @throws Failure unavailable when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashingTurns(() => hashInPool({ password, expected: null })))
}

let nobody: Promise<string> | undefined

/**
 * True when the password is the account's. Takes the same time for an account without password or no account at all.
 * @throws Failure unavailable when too many wait already.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await hashOfNobody())
  const matches = await hashingTurns(() => hashInPool({ password, expected }))
  return matches === true && passwordHash !== null && passwordHash !== undefined
}

/** A hash that no password has been given for: verifying against it costs what a known account costs. */
function hashOfNobody() {
  nobody ??= hashInPool({ password: 'no account has this password', expected: null }).then(String)
  return nobody
}
