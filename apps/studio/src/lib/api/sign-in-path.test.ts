import { expect, it } from 'vitest'
import { pathAfterSignIn, signInPath } from './sign-in-path.ts'

it('returns to the previous page', () => {
  expect(signInPath('/')).toBe('/sign-in')
  const path = signInPath('/history?kind=class')
  expect(pathAfterSignIn(new URLSearchParams(path.split('?')[1]))).toBe('/history?kind=class')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'never leads out of the studio: %s',
  (to) => {
    expect(pathAfterSignIn(new URLSearchParams({ to }))).toBe('/')
  },
)
