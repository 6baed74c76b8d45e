import { normalisePassword } from '@upbeat/rules/auth/normalise-password'
import { hashInPool } from './hashing-pool.ts'
import { hashingTurns } from './hashing-turns.ts'

/** Both are needed: the setting alone cheapens no hash of a server that serves members. */
const isCheap = () => process.env.NODE_ENV === 'test' && process.env.UPBEAT_TEST_PASSWORDS === 'cheap'

/** An argon2id hash of the normalised password, at OWASP's cost. @throws Failure unavailable when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return String(
    await hashingTurns(() => hashInPool({ password: normalisePassword(password), expected: null, isCheap: isCheap() })),
  )
}

/** By whether they are cheap. */
const nobody = new Map<boolean, Promise<string>>()

/** `otherForm`: the hash is of the password before it was normalised, and should be replaced by one of `hashPassword`. */
export type PasswordMatch = 'none' | 'normalised' | 'otherForm'

/**
 * How the password matches the account's hash. Takes the same time for an account without password or no account at all.
 * @throws Failure unavailable when too many wait already.
 */
export async function matchPassword(passwordHash: string | null | undefined, password: string): Promise<PasswordMatch> {
  const expected = passwordHash ?? (await hashOfNobody())
  const normalised = normalisePassword(password)
  const form = await hashingTurns(async () => {
    for (const each of new Set([normalised, password, normalised.normalize('NFD')])) {
      if ((await hashInPool({ password: each, expected })) === true) return each
    }
    return null
  })
  if (form === null || !passwordHash) return 'none'
  return form === normalised ? 'normalised' : 'otherForm'
}

/** @throws Failure unavailable when too many wait already. */
export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return (await matchPassword(passwordHash, password)) !== 'none'
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
