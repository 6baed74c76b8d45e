import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { DatabaseHandle } from '../db/database.ts'

/** `/healthz`: it can serve. `/readyz`: the database answers too. `/metrics`: for Prometheus. */
export function mountProbes(server: FastifyInstance, database: DatabaseHandle) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'upbeat_request_seconds',
    help: 'Time from request to reply by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2],
    registers: [register],
  })
  const failures = new Counter({
    name: 'upbeat_failures_total',
    help: 'Replies of 500 and above',
    registers: [register],
  })
  server.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call ?? 'page'
    durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
  })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    try {
      await database.execute('select 1')
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
  server.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))
}
