import { expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createServer } from './server.ts'

it('believes what a trusted proxy forwards, and nobody else', async () => {
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
