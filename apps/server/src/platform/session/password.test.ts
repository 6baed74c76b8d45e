import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hashInPool } from './hashing-pool.ts'
import { hashPassword, passwordMatches } from './password.ts'

it('knows a password by its hash, and nobody without one', async () => {
  const hash = await hashPassword('a good password')
  expect(await passwordMatches(hash, 'a good password')).toBe(true)
  expect(await passwordMatches(hash, 'a bad password')).toBe(false)
  expect(await passwordMatches(null, 'no account has this password')).toBe(false)
})

it('tells a hash that can’t be read, and goes on hashing', async () => {
  await expect(hashInPool({ password: 'any', expected: 'no hash' })).rejects.toThrow()
  expect(await hashInPool({ password: 'any', expected: null })).toMatch(/^\$argon2id\$/)
})

/** The `nice` values of this process's threads: the 17th field after the name, which may hold anything. */
function niceValues(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}

it.runIf(process.platform === 'linux')('S-06 hashes in a thread of lower priority than the server’s own', async () => {
  await hashPassword('a good password')
  expect(Math.max(...niceValues())).toBeGreaterThanOrEqual(10)
})
