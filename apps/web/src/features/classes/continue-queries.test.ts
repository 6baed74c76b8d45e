// @vitest-environment happy-dom
import type { Playhead } from '@upbeat/contract/entities/playhead'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { saveBeforeReading, savePlayhead } from '../activity/save-playhead.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { continueQuery } from './continue-queries.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
/** The available classes per type of search. */
let there: { 0: string[]; 1: string[] }
let begun: string[]
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path, method, body }) => {
    if (method === 'OPTIONS') return { headers }
    if (path.endsWith('/playheads/left')) return { headers, body: playhead('left', 0) }
    if (path.endsWith('/playheads')) return { headers, body: begun.map(playhead) }
    const { type, virtualClasses, take } = JSON.parse(body) as { type: 0 | 1; virtualClasses: string[]; take: number }
    const tags = there[type].filter((tag) => virtualClasses.includes(tag)).slice(0, take)
    return { headers, body: { items: tags.map((tag) => ({ ...classExamples.virtualClass, tag })) } }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  queryClient.clear()
  setTenant(makeTenant({ ShowLiveConnect: true }))
})

const playhead = (tag: string, age: number): Playhead => ({
  tag,
  positionSecond: 300,
  durationSecond: 1500,
  finished: false,
  updatedAt: new Date(Date.UTC(2026, 10, 20) - age * 60_000).toISOString(),
})
const shown = async () => (await queryClient.fetchQuery(continueQuery())).map(({ item, to }) => [item.tag, to])

describe('classes to resume', () => {
  it('are the latest five that still exist, however many newer ones are gone', async () => {
    begun = ['gone-1', 'gone-2', 'a', 'gone-3', 'gone-4', 'gone-5', 'b', 'c', 'd', 'e', 'f']
    there = { 0: ['f', 'e', 'd', 'c', 'b', 'a'], 1: [] }
    expect((await shown()).map(([tag]) => tag)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('are requested after the position of the one that is being left is saved', async () => {
    begun = []
    server.requests.length = 0
    const left = new AbortController()
    saveBeforeReading(() => void savePlayhead('left', { position: 300, duration: 1500 }), left.signal)
    await shown()
    left.abort()
    const methods = server.requests.map(({ method }) => method).filter((method) => method !== 'OPTIONS')
    expect(methods).toEqual(['PUT', 'GET'])
  })

  it('may be Connect recordings, which open in their own player', async () => {
    begun = ['recording', 'a']
    there = { 0: ['a'], 1: ['recording'] }
    expect(await shown()).toEqual([
      ['recording', '/connect/classes/recording'],
      ['a', '/classes/a'],
    ])
    queryClient.clear()
    setTenant(makeTenant({ ShowLiveConnect: false }))
    expect(await shown()).toEqual([['a', '/classes/a']])
  })
})
