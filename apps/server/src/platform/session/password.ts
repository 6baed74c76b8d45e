import { hashInPool } from './hashing-pool.ts'
import { hashingTurns } from './hashing-turns.ts'

/** Both are needed: the setting alone cheapens no hash of a server that serves members. */
const isCheap = () => process.env.NODE_ENV === 'test' && process.env.UPBEAT_TEST_PASSWORDS === 'cheap'

/** An argon2id hash, at OWASP's cost. @throws Failure unavailable when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return String(await hashingTurns(() => hashInPool({ password, expected: null, isCheap: isCheap() })))
}

/** By whether they are cheap. */
const nobody = new Map<boolean, Promise<string>>()

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
  const cheap = isCheap()
  const known = nobody.get(cheap)
  const hash =
    known ?? hashInPool({ password: 'no account has this password', expected: null, isCheap: cheap }).then(String)
  if (!known) nobody.set(cheap, hash)
  return hash
}
