import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import { fillPath } from './fill-path.ts'

describe('a path', () => {
  it.each([
    [calls.getClass.path, { tag: 'morning-flow' }, '/api/v3/virtualclass/morning-flow'],
    [calls.getCollections.path, { userId: 'guest' }, '/api/v2/users/ondemand/collections/guest'],
    [calls.getCollections.path, {}, '/api/v2/users/ondemand/collections'],
    [calls.connectClass.path, { id: 'E1', userId: undefined }, '/api/v2/ondemand/connect/E1'],
    [calls.checkCoupon.path, { code: 'a b/c?#%' }, '/api/v2/payments/coupon/a%20b%2Fc%3F%23%25'],
    [calls.vimeoPreview.path, { tenant: 'tempo' }, '/api/v1/vimeo/tempo/preview/5'],
    [calls.getManifest.path, undefined, '/manifest.json'],
  ])('%s with %j is %s', (path, params, filled) => {
    expect(fillPath(path, params)).toBe(filled)
  })

  it.each([{}, { tag: '' }, { tag: '.' }, { tag: '..' }, { id: 'a' }])('is rejected with %j', (params) => {
    expect(() => fillPath(calls.getClass.path, params)).toThrow(TypeError)
  })

  it('keeps any value within one segment', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '.' && value !== '..')
    fc.assert(
      fc.property(text, (tag) => {
        const segments = new URL(fillPath(calls.getTitle.path, { tag }), 'http://localhost').pathname.split('/')
        expect(segments.map(decodeURIComponent)).toEqual(['', 'api', 'v2', 'titles', tag])
      }),
    )
  })
})
