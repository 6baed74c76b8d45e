import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentKind, deepLink } from './deep-link.ts'
import { rewriteLegacyPath } from './rewrite-legacy-path.ts'
import { safePath } from './safe-path.ts'

describe('rewriteLegacyPath', () => {
  it.each([
    ['/ondemand', '/home'],
    ['/ondemand/', '/home'],
    ['/OnDemand', '/home'],
    ['/ondemand/abc', '/home/abc'],
    ['/ondemand/a/b', '/home/a/b'],
    ['/x/ondemand', '/x/home'],
    ['/ondemand/player/deep/abc', '/classes/abc'],
    ['/x/y/deep/abc', '/classes/abc'],
    ['/x/Deep/a%20b/c', '/classes/a%20b'],
    ['/ondemand/search', '/ondemand/search'],
    ['/ondemand/Fav/', '/ondemand/Fav/'],
    ['/ondemand/search/more', '/home/search/more'],
    ['/classes/abc', '/classes/abc'],
    ['/classes/deep', '/classes/deep'],
    ['/channels/', '/channels/'],
    ['/ondemandx', '/ondemandx'],
    ['/', '/'],
  ])('%s leads to %s', (path, expected) => {
    expect(rewriteLegacyPath(path)).toBe(expected)
  })
  it('is idempotent', () => {
    const segment = fc.constantFrom('ondemand', 'deep', 'Deep', 'search', 'fav', 'home', 'a', '')
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const once = rewriteLegacyPath(`/${segments.join('/')}`)
        expect(rewriteLegacyPath(once)).toBe(once)
      }),
    )
  })
})

describe('deepLink', () => {
  it.each([
    ['ROUTE-49', contentKind.classes, 'https://pulse.example/classes/a1'],
    ['ROUTE-50', contentKind.collections, 'https://pulse.example/collections/a1'],
    ['ROUTE-51', contentKind.live, 'https://pulse.example/connect/live/a1'],
  ])('%s %s', (_, kind, expected) => {
    expect(deepLink('https://pulse.example', kind, 'a1')).toBe(expected)
    expect(deepLink('https://pulse.example/', kind, 'a1')).toBe(expected)
  })
  it('ENT-53 content kinds', () => {
    expect(Object.values(contentKind).sort()).toEqual(['CLASSES', 'COLLECTIONS', 'LIVE_SIMULATED_SVOD'])
  })
  it('escapes an id into one segment', () => {
    expect(deepLink('https://a.example', contentKind.classes, '../x?y#z')).toBe(
      'https://a.example/classes/..%2Fx%3Fy%23z',
    )
  })
})

describe('safePath', () => {
  it.each(['/', '/user/account', '/classes?q=a%2Fb#top', '/live/E1'])('returns to %s', (path) => {
    expect(safePath(path)).toBe(path)
  })
  it.each([
    null,
    undefined,
    '',
    'user',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:1',
    '/a\\b',
  ])('rejects %j', (path) => {
    expect(safePath(path)).toBeNull()
  })
})
