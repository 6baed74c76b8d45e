import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/http/failure.ts'

const ClockMove = z.union([
  z.object({ advanceSeconds: z.number().min(0).max(400_000_000) }),
  z.object({ now: z.iso.datetime() }),
])
type Parts = {
  clock: MovableClock
  /** Runs the jobs that fell due, and answers when they are done. */
  runDue: () => Promise<void>
}

/** Only with `CLOCK=demo`: the server's time can be asked and moved, so that a test of seconds sees a trial end. */
export function mountDemoClock(server: FastifyInstance, { clock, runDue }: Parts) {
  server.get('/demo/clock', async () => ({ now: clock.now().toISOString() }))
  server.post('/demo/clock', async (request) => {
    const move = ClockMove.safeParse(request.body)
    if (!move.success) throw new Failure('invalidRequest')
    if ('now' in move.data) clock.set(new Date(move.data.now))
    else clock.advance(move.data.advanceSeconds)
    await runDue()
    return { now: clock.now().toISOString() }
  })
}

/**
 * Answers again what a call answered once, from memory and with nothing done on the way: what a bare route of this server
 * can do at most, to measure our own routes against.
 */
export function mountBareRoute(server: FastifyInstance) {
  const kept = new Map<string, string>()
  server.get<{ Querystring: { path: string } }>('/demo/bare', async (request, reply) => {
    const { path } = request.query
    const { 'accept-encoding': _encoding, ...headers } = request.headers
    const known = kept.get(path) ?? (await server.inject({ url: path, headers })).body
    kept.set(path, known)
    return reply.type('application/json; charset=utf-8').send(known)
  })
}
