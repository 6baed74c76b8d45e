import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashInPool } from './hashing-pool.ts'
import { hashPassword, matchPassword, passwordMatches } from './password.ts'

beforeEach(() => void vi.stubEnv('UPBEAT_TEST_PASSWORDS', undefined))
afterEach(() => void vi.unstubAllEnvs())

it('has OWASP’s cost, whatever tests set elsewhere', async () => {
  const full = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
  expect(await hashPassword('a good password')).toMatch(full)
  vi.stubEnv('UPBEAT_TEST_PASSWORDS', 'cheap')
  vi.stubEnv('NODE_ENV', 'production')
  expect(await hashPassword('a good password')).toMatch(full)
  vi.stubEnv('NODE_ENV', 'test')
  expect(await hashPassword('a good password')).toMatch(/^\$argon2id\$v=19\$m=256,/)
})

it('matches a password with its hash, and nothing without a hash', async () => {
  const hash = await hashPassword('a good password')
  expect(await passwordMatches(hash, 'a good password')).toBe(true)
  expect(await passwordMatches(hash, 'a bad password')).toBe(false)
  expect(await matchPassword(null, 'no account has this password')).toBe('none')
})

it('accepts all Unicode forms of a password, also for hashes of earlier versions', async () => {
  const [composed, decomposed] = ['Caf\u00E9 1234', 'Cafe\u0301\u00A01234']
  const hash = await hashPassword(decomposed)
  expect(await matchPassword(hash, composed)).toBe('normalised')
  expect(await matchPassword(hash, decomposed)).toBe('normalised')
  expect(await matchPassword(hash, 'Cafe 1234')).toBe('none')
  const old = String(await hashInPool({ password: decomposed, expected: null, isCheap: true }))
  expect(await matchPassword(old, decomposed)).toBe('otherForm')
  const apart = String(await hashInPool({ password: 'Cafe\u0301 1234', expected: null, isCheap: true }))
  expect(await matchPassword(apart, composed)).toBe('otherForm')
})

it('reports an unreadable hash, and goes on hashing', async () => {
  await expect(hashInPool({ password: 'any', expected: 'no hash' })).rejects.toThrow()
  expect(await hashInPool({ password: 'any', expected: null })).toMatch(/^\$argon2id\$/)
})

/** The `nice` values of this process's threads: the 17th field after the name, which may contain anything. */
function niceValues(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

it.runIf(process.platform === 'linux')('S-06 hashes in a thread with a lower priority than the server’s', async () => {
  await hashPassword('a good password')
  expect(Math.max(...niceValues())).toBeGreaterThanOrEqual(10)
})
