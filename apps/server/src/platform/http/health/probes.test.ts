import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type HealthChecks, mountProbes } from './probes.ts'
import { serverHealth } from './server-health.ts'

const fine = { database: { execute: async () => ({ rows: [] }), deafMs: () => 0, warnings: [] }, folder: null }

async function readiness(checks: HealthChecks) {
  const server = Fastify()
  mountProbes(server, { checks, metricsToken: undefined })
  const reply = await server.inject('/readyz')
  await server.close()
  return { status: reply.statusCode, checks: reply.json().checks }
}

it.each([
  ['database', { database: { ...fine.database, execute: () => Promise.reject(new Error('gone')) } }],
  ['listener', { database: { ...fine.database, deafMs: () => 30_001 } }],
  ['queue', { isQueueOpen: () => false }],
  ['disk', { folder: '/no/such/folder' }],
])('S-33 a server with a failing check of %s is not ready', async (name, trouble) => {
  const { status, checks } = await readiness(
    serverHealth({ ...fine, isQueueOpen: () => true, isMailKept: false, ...trouble }),
  )
  expect(status).toBe(503)
  expect(
    Object.entries(checks)
      .filter(([, health]) => health !== 'ok')
      .map(([key]) => key),
  ).toEqual([name])
})

it('S-35 a server in production without a mail relay is ready, with a warning', async () => {
  const { status, checks } = await readiness(serverHealth({ ...fine, isQueueOpen: () => true, isMailKept: true }))
  expect([status, checks.mail.warning]).toEqual([200, expect.stringContaining('SMTP_URL')])
})

it('S-24 serves metrics only to this machine and to callers with the token', async () => {
  const server = Fastify()
  server.setErrorHandler((_error, _request, reply) => reply.code(404).send())
  mountProbes(server, { checks: {}, metricsToken: 'a-token-of-twenty' })
  const ask = async (remoteAddress: string, authorization = '') =>
    (await server.inject({ url: '/metrics', remoteAddress, headers: { authorization } })).statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('203.0.113.9')).toBe(404)
  expect(await ask('203.0.113.9', 'Bearer a-token-of-twentx')).toBe(404)
  expect(await ask('203.0.113.9', 'Bearer a-token-of-twenty')).toBe(200)
  await server.close()
})
