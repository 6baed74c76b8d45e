import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOutboundFetch } from './outbound-fetch.ts'

let port: number
let requests = 0
const server = createServer((_request, response) => {
  requests++
  response.end('inside')
})
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const leadsTo = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }]
const causeOf = (request: Promise<unknown>) => request.then(String, (error) => (error as Error).cause)

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
])('LOOK-07 never connects to %s, by name or address', async (address) => {
  const named = createOutboundFetch({ networks: [], resolve: leadsTo(address) })
  expect(String(await causeOf(named(`http://club.example:${port}/`)))).toContain('private address')
  const host = address.includes(':') ? `[${address}]` : address
  expect(String(await causeOf(named(`http://${host}:${port}/`)))).toContain('private address')
  expect(requests).toBe(0)
})

it('connects to a private network listed in the settings', async () => {
  const allowed = createOutboundFetch({ networks: ['127.0.0.0/8'], resolve: leadsTo('127.0.0.1') })
  expect(await (await allowed(`http://club.example:${port}/`)).text()).toBe('inside')
  const other = createOutboundFetch({ networks: ['10.0.0.0/8'], resolve: leadsTo('127.0.0.1') })
  expect(String(await causeOf(other(`http://club.example:${port}/`)))).toContain('private address')
})

it('distinguishes a name that isn’t found from a private one', async () => {
  const fetchNone = createOutboundFetch({ networks: [], resolve: async () => [] })
  expect(await causeOf(fetchNone('http://club.example/'))).toMatchObject({ code: 'ENOTFOUND' })
})
