// @database embedded

import { describe, expect, it } from 'vitest'
import { createTrialHistory } from './trial-history.ts'

const now = new Date('2026-01-01T00:00:00Z')

function history() {
  const hashes = new Set<string>()
  const take = async (_tenantId: string, { addressHash }: { addressHash: string }) => {
    const isFree = !hashes.has(addressHash)
    hashes.add(addressHash)
    return isFree
  }
  const { take: takeTrial } = createTrialHistory({ ledgers: {} as never, secret: 'secret' })
  return (emailKey: string) => takeTrial({ take }, { tenantId: 'pulse', emailKey }, now)
}

describe('the trial of an address', () => {
  it('is one, in whatever Unicode form its key was stored', async () => {
    for (const [first, second] of [
      ['ren\u00E9@club.example', 'rene\u0301@club.example'],
      ['rene\u0301@club.example', 'ren\u00E9@club.example'],
    ] as const) {
      const take = history()
      expect(await take(first)).toBe(true)
      expect(await take(second)).toBe(false)
      expect(await take('rene@club.example')).toBe(true)
    }
  })
})
