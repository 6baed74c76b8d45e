import { describe, expect, it } from 'vitest'
import { pathParams } from './page-path.ts'

describe('the page of an address', () => {
  it.each([
    ['/classes/fav', '/Classes/FAV/?lang=de', {}],
    ['/classes/:classId', '/classes/pulse%201', { classId: 'pulse 1' }],
    ['/classes/:classId', '/classes/%E0', { classId: '%E0' }],
    ['/browse/', '/browse', {}],
    ['/', '/?tenant=pulse', {}],
    ['/home/*', '/home/a/b', {}],
    ['/home/*', '/home', {}],
  ])('%s is at %s', (pattern, path, params) => {
    expect(pathParams(pattern, path)).toEqual(params)
  })

  it.each(['/classes', '/classes/a/b', '/classesx/a'])('is not at %s', (path) => {
    expect(pathParams('/classes/:classId', path)).toBeNull()
  })
})
