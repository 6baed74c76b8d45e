import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Failure } from '../../failure/failure.ts'
import { isFromThisMachine } from './from-this-machine.ts'

/** `trouble` takes the server out of service; a `warning` is only reported. Both name the problem in a few words. */
export type Health = 'ok' | { trouble: string } | { warning: string }
export type HealthChecks = Record<string, () => Promise<Health> | Health>
type Parts = {
  checks: HealthChecks
  metricsToken: string | undefined
  /** Adds figures to those of requests and of Node. */
  figures?: (register: Registry) => void
}

/** Requested by programs that may know only the server's IP address. */
export const probePaths = ['/healthz', '/readyz', '/metrics']

/** A check that takes longer counts as failed. */
const checkMs = 3000

/**
 * Mounts `/healthz` (the server responds), `/readyz` (what it depends on works too, by name) and `/metrics`
 * (Prometheus; from this machine or with a token).
 */
export function mountProbes(server: FastifyInstance, { checks, metricsToken, figures }: Parts) {
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
  figures?.(register)
  server.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'page'
    durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
    done()
  })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await ask(check)] as const),
    )
    const isReady = states.every(([, health]) => health === 'ok' || 'warning' in health)
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'not ready', checks: Object.fromEntries(states) })
  })
  server.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !bears(request, metricsToken)) throw new Failure('notFound')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

async function ask(check: HealthChecks[string]): Promise<Health> {
  const { promise: tooLong, resolve } = Promise.withResolvers<Health>()
  const timer = setTimeout(() => resolve({ trouble: 'does not answer' }), checkMs)
  const checked = (async () => check())().catch(() => ({ trouble: 'does not work' }))
  return Promise.race([checked, tooLong]).finally(() => clearTimeout(timer))
}

function bears({ headers }: FastifyRequest, token: string | undefined) {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}
