import { expect, it } from 'vitest'
import { readDomain } from './read-domain.ts'

it.each([
  ['club.example', 'club.example'],
  [' https://Club.Example/welcome?x=1 ', 'club.example'],
  ['www.club.example.', 'www.club.example'],
  ['müller-yoga.example', 'xn--mller-yoga-9db.example'],
])('LOOK-06 reads a domain as it was typed: %s', (typed, domain) => expect(readDomain(typed)).toBe(domain))

it.each(['', 'club', 'club.example:8443', 'me@club.example', '127.0.0.1', '[::1]', 'a.localhost', 'two words.example'])(
  'LOOK-06 refuses what isn’t a domain: %s',
  (typed) => expect(readDomain(typed)).toBe(null),
)
