import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createServer } from './server.ts'

it('believes forwarded headers only from a trusted proxy', async () => {
  const server = await createServer(createLog('silent'), { trustedProxies: 'loopback, 10.0.0.0/8' })
  server.get('/ip', async (request) => request.ip)
  const ipFrom = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    return (await server.inject({ url: '/ip', remoteAddress, headers })).body
  }
  expect(await ipFrom('127.0.0.1')).toBe('203.0.113.7')
  expect(await ipFrom('10.1.2.3')).toBe('203.0.113.7')
  expect(await ipFrom('192.0.2.1')).toBe('192.0.2.1')
  await server.close()
})

describe('requests refused before any handler', () => {
  let server: FastifyInstance
  beforeAll(async () => {
    server = await createServer(createLog('silent'), { trustedProxies: 'loopback' })
    server.get('/at', async (request) => request.host)
    server.post('/echo', async ({ body }) => body)
    server.get('/away', async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
    })
  })
  afterAll(() => server.close())

  it.each(['[', 'a b', '%', '::', 'pulse.localhost:99999'])('S-23 a host %j is refused with 400', async (host) => {
    expect((await server.inject({ url: '/at', headers: { host } })).statusCode).toBe(400)
    expect((await server.inject({ url: '/nowhere', headers: { host } })).statusCode).toBe(400)
  })

  it('S-23 valid hosts are served', async () => {
    for (const host of ['pulse.localhost:4000', '[::1]:4000', 'müller.example', '192.0.2.7']) {
      expect((await server.inject({ url: '/at', headers: { host } })).statusCode).toBe(200)
    }
  })

  it('S-29 JSON nested deeper than any call needs is refused before it is parsed', async () => {
    const statusOf = async (payload: string) => {
      const headers = { 'content-type': 'application/json' }
      return (await server.inject({ method: 'POST', url: '/echo', headers, payload })).statusCode
    }
    expect(await statusOf('['.repeat(240_000))).toBe(400)
    expect(await statusOf(`{"a":${'['.repeat(32)}${']'.repeat(32)}}`)).toBe(400)
    expect(await statusOf(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(200)
    expect(
      await statusOf(JSON.stringify({ text: `\\"${'['.repeat(500)}`, list: Array.from({ length: 500 }, () => []) })),
    ).toBe(200)
    expect(await statusOf('{"__proto__":1}')).toBe(400)
  })

  it('S-25 requires https for this host only, not for its subdomains', async () => {
    const header = (await server.inject('/at')).headers['strict-transport-security']
    expect(header).toMatch(/max-age=\d+/)
    expect(header).not.toContain('includeSubDomains')
  })

  it('S-34 answers 503 with a retry time if the database is unreachable', async () => {
    const reply = await server.inject('/away')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  })
})

it('S-09 connections and requests have time limits', async () => {
  const server = await createServer(createLog('silent'), { trustedProxies: 'loopback', maxConnections: 7 })
  const { maxConnections, requestTimeout, timeout } = server.server
  expect([maxConnections, requestTimeout, timeout]).toEqual([7, 3_600_000, 120_000])
  await server.close()
})
