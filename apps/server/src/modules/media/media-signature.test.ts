import { describe, expect, it } from 'vitest'
import { createMediaSignatures } from './media-signature.ts'

const now = new Date('2026-01-01T10:00:00Z')
const grant = { tenantId: 'pulse', session: 'abc', asset: 'class-1', expiresAt: new Date('2026-01-01T12:00:00Z') }
const signatures = createMediaSignatures('secret-of-the-test')
const signature = signatures.sign(grant)

describe('media signature', () => {
  it('is accepted for its own asset until it expires', () => {
    expect(signatures.read(signature, 'class-1', now)).toEqual(grant)
    expect(signatures.read(signature, 'class-1', now)).toEqual(grant)
    expect(signatures.read(signature, 'class-1', grant.expiresAt)).toBeNull()
  })

  it.each([
    ['another asset', signature, 'class-2'],
    ['a later expiry', signature.replace(/^[^~]+/, 'zzzzzzz'), 'class-1'],
    ['another session', signature.replace('~abc~', '~abd~'), 'class-1'],
    ['another tenant', signature.replace('~pulse~', '~tempo~'), 'class-1'],
    ['an altered mac', `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`, 'class-1'],
    ['rubbish', 'x', 'class-1'],
  ])('is refused with %s', (_case, given, asset) => {
    signatures.read(signature, 'class-1', now)
    expect(signatures.read(given, asset, now)).toBeNull()
  })

  it('is refused under another secret', () => {
    expect(createMediaSignatures('another-secret-here').read(signature, 'class-1', now)).toBeNull()
  })
})
