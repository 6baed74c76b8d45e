import { expect, it } from 'vitest'
import { hostnameOf } from './hostname-of.ts'

it.each([
  ['pulse.example', 'pulse.example'],
  ['PULSE.example:4310', 'pulse.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['[::1]:4310', '[::1]'],
  ['127.1', '127.0.0.1'],
])('reads %s as %s, also the second time', (host, hostname) => {
  expect([hostnameOf(host), hostnameOf(host)]).toEqual([hostname, hostname])
})

it.each(['', 'a b', 'host:port', '['])('refuses “%s”, also the second time', (host) => {
  expect([hostnameOf(host), hostnameOf(host)]).toEqual([null, null])
})
