import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOutboundFetch } from '../platform/outbound/outbound-fetch.ts'
import { createFetchJson } from './connect/fetch-json.ts'
import { httpMembership } from './membership/http-membership.ts'

let url: string
let requests = 0
const server = createServer((_request, response) => {
  requests++
  response.end('[]')
})
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

type Asks = (fetchOutside: typeof fetch) => Promise<unknown>
type MembershipTenant = Parameters<ReturnType<typeof httpMembership>['ask']>[0]
const tenant = () => ({ name: 'club', settings: { membershipUrl: url } }) as MembershipTenant

it.each<[string, Asks]>([
  ['a membership system', (fetchOutside) => httpMembership({ fetchOutside }).ask(tenant(), 'token')],
  ['a provider of live classes', (fetchOutside) => createFetchJson(fetchOutside)(url, {})],
])('never calls %s at a private address', async (_, ask) => {
  const failure = await ask(createOutboundFetch({ networks: [] })).catch((error: Error) => error)
  expect(String((failure as Error).cause)).toContain('private address')
  expect(requests).toBe(0)
})
