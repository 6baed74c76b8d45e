import { normalisePassword } from '@upbeat/rules/auth/normalise-password'
import { hashInPool } from './hashing-pool.ts'
import { hashingTurns } from './hashing-turns.ts'

/** Both are required, so that the setting alone can't weaken the hashes of a production server. */
const isCheap = () => process.env.NODE_ENV === 'test' && process.env.UPBEAT_TEST_PASSWORDS === 'cheap'

/** An argon2id hash of the normalised password at OWASP's cost. @throws Failure unavailable if the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return String(
    await hashingTurns(() => hashInPool({ password: normalisePassword(password), expected: null, isCheap: isCheap() })),
  )
}

/** Hashes for accounts that don't exist, by whether they are cheap. */
const nobody = new Map<boolean, Promise<string>>()

/** `otherForm`: the hash is of the password before normalisation, and should be replaced by one from `hashPassword`. */
export type PasswordMatch = 'none' | 'normalised' | 'otherForm'

/**
 * How the password matches the hash. Takes the same time for an account without a password, or for no account.
 * @throws Failure unavailable if the queue is full
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

/** @throws Failure unavailable if the queue is full */
export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return (await matchPassword(passwordHash, password)) !== 'none'
}

/** A hash that no password matches: verifying against it takes as long as for a real account. */
function hashOfNobody() {
  const cheap = isCheap()
  const known = nobody.get(cheap)
  const hash =
    known ?? hashInPool({ password: 'no account has this password', expected: null, isCheap: cheap }).then(String)
  if (!known) nobody.set(cheap, hash)
  return hash
}
