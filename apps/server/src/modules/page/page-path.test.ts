import { describe, expect, it } from 'vitest'
import { pathParams } from './page-path.ts'

describe('the page of an address', () => {
  it.each([
    ['/classes/fav', '/Classes/FAV/?lang=de', {}],
    ['/classes/:tag', '/classes/pulse%201', { tag: 'pulse 1' }],
    ['/classes/:tag', '/classes/%E0', { tag: '%E0' }],
    ['/browse/', '/browse', {}],
    ['/', '/?tenant=pulse', {}],
    ['/home/*', '/home/a/b', {}],
    ['/home/*', '/home', {}],
  ])('%s is at %s', (pattern, path, params) => {
    expect(pathParams(pattern, path)).toEqual(params)
  })

  it.each(['/classes', '/classes/a/b', '/classesx/a'])('is not at %s', (path) => {
    expect(pathParams('/classes/:tag', path)).toBeNull()
  })
})
