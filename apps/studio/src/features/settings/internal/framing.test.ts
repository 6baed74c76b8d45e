// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isFramingAllowed, sourcesIn } from './framing.ts'
import { originOf } from './origin-of.ts'

const policy = "default-src 'self'; frame-ancestors 'self' https://www.club.example http://127.0.0.1:4000; img-src *"

it('LOOK-08 reads the allowed sites from the server’s header', () => {
  const sources = sourcesIn(policy)
  expect(isFramingAllowed('https://www.club.example', sources)).toBe(true)
  expect(isFramingAllowed('http://127.0.0.1:4000', sources)).toBe(true)
  for (const other of ['https://club.example', 'http://www.club.example', 'https://www.club.example:8443', 'no site'])
    expect(isFramingAllowed(other, sources)).toBe(false)
  expect(sourcesIn("default-src 'self'")).toEqual([])
})

it('LOOK-08 accepts a website as people type it', () => {
  expect(originOf(' www.club.example/classes?x=1 ')).toBe('https://www.club.example')
  expect(originOf('http://127.0.0.1:4000/')).toBe('http://127.0.0.1:4000')
  expect(originOf('my club')).toBe('my club')
  expect(originOf('')).toBe('')
})
