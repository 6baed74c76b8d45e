// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../lib/api.ts'
import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { eventsQuery, scheduleQuery } from './queries.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  server = await startTestServer(({ method }) =>
    method === 'OPTIONS' ? { headers } : { body: { eventData: [] }, headers },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  queryClient.clear()
  server.requests.length = 0
  setTenant(makeTenant())
  clock.synchronise(now)
})

const schedule = async () => (await queryClient.fetchQuery({ ...scheduleQuery(), staleTime: 0 })).knownAt - now
const asked = () => server.requests.filter(({ method }) => method === 'GET').length

describe('the schedule of the default source', () => {
  it('is as old as the answer that it comes from, and new once that is told to be old', async () => {
    expect(await schedule()).toBeLessThan(10_000)
    clock.synchronise(now + 14_000)
    expect(await schedule()).toBeLessThan(10_000)
    expect(asked()).toBe(1)
    await queryClient.invalidateQueries(eventsQuery())
    expect(await schedule()).toBeGreaterThanOrEqual(14_000)
    expect(asked()).toBe(2)
  })
})
