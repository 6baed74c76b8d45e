import { type CallName, calls } from '@upbeat/contract/calls'
import { studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { studioEndpoints } from '@upbeat/contract/studio/endpoints/all'
import type { StudioSchemas } from '@upbeat/contract/studio/studio-endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

/** Calls of the contract that aren't implemented yet. This list may only shrink. */
const notServedYet: CallName[] = []

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

describe('the contract', () => {
  it('is served, except for the calls listed here', () => {
    expect([...app.unserved].sort()).toEqual(notServedYet.toSorted())
  })

  it('API-53 has a route for every call, and none returns a page', async () => {
    for (const call of Object.values(calls)) {
      const path = call.path.replace(/:(\w+)\??/g, 'some-$1')
      const reply = await app.call(call.method, path)
      expect(String(reply.headers['content-type'] ?? ''), `${call.method} ${path}`).not.toContain('text/html')
    }
  })

  it('is shown at /docs as it is at /openapi.json', async () => {
    const shown = await app.call('GET', '/docs/json')
    expect(shown.json()).toEqual((await app.call('GET', '/openapi.json')).json())
  })

  it('replies to unknown paths of the API in JSON, and accepts members’ calls only with a bearer token', async () => {
    for (const path of ['/api/v9/nothing', '/oauth/nothing', '/external/nothing']) {
      const reply = await app.call('GET', path)
      expect([reply.status, reply.json()]).toEqual([404, { code: 404, message: 'Not found' }])
    }
    for (const call of Object.values(calls).filter(({ access }) => access === 'member')) {
      const reply = await app.call(call.method, call.path.replace(/:(\w+)\??/g, 'some-$1'))
      expect(reply.status, call.path).toBe(401)
    }
  })

  it('sends the server’s time with each reply, including errors', async () => {
    const serverTime = async () => Date.parse((await app.call('GET', '/demo/clock')).json().now)
    for (const { path, status } of [
      { path: '/manifest.json', status: 200 },
      { path: '/api/v2/users/livereminders', status: 401 },
    ]) {
      const before = await serverTime()
      const reply = await app.call('GET', path)
      const sent = Number(reply.headers['x-server-time'])
      expect(reply.status).toBe(status)
      expect([sent >= before, sent <= (await serverTime())]).toEqual([true, true])
    }
  })

  it('PLAT-04 is described by OpenAPI, including every call of the studio', async () => {
    const document = (await app.call('GET', '/openapi.json')).json()
    const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    )
    const named = [...Object.keys(calls), ...Object.keys(studioCalls).map((name) => `studio.${name}`)]
    expect(new Set(operations)).toEqual(new Set(named))
    const anyCall = ['400', '429', '500']
    for (const { path, method, access } of Object.values(calls)) {
      const operation = document.paths[path.replace(/\/:\w+\?$/, '').replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const expected = access === 'none' ? anyCall : [...anyCall, '401']
      expect([path, Object.keys(operation.responses)]).toEqual([path, expect.arrayContaining(expected)])
    }
    for (const [name, call] of Object.entries(studioCalls)) {
      const path = (studioBase + call.path).replace(/:(\w+)/g, '{$1}')
      const operation = document.paths[path]?.[call.method.toLowerCase()]
      const { body } = studioEndpoints[name as keyof typeof studioEndpoints] as StudioSchemas
      expect([name, Boolean(operation.requestBody)]).toEqual([name, body !== undefined])
      expect([name, operation.security]).toEqual([name, call.permission === 'public' ? [] : [{ staff: [] }]])
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(['400', '403', '429'])])
    }
  })

  it('refuses a malformed body with its code and stays up', async () => {
    const headers = { 'content-type': 'application/json', tenantid: 'pulse' }
    const reply = await app.server.inject({
      method: 'PUT',
      url: '/api/v3/virtualclass/search',
      headers,
      payload: '{"take":',
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 400])
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect((await app.call('GET', '/healthz')).status).toBe(200)
    expect((await app.call('GET', '/readyz')).status).toBe(200)
    expect((await app.call('GET', '/metrics')).text).toContain('upbeat_request_seconds')
  })
})
