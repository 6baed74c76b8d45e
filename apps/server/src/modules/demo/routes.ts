import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fromThisMachine } from './from-this-machine.ts'

const ClockMove = z.union([
  z.object({ advanceSeconds: z.number().min(0).max(400_000_000) }),
  z.object({ now: z.iso.datetime() }),
])
type Parts = {
  clock: MovableClock
  /** Runs the jobs that are due, and resolves when they are done. */
  runDue: () => Promise<void>
}

/**
 * Reads and moves the server's time, so that a test can reach the end of a trial in seconds. Only with `CLOCK=demo`.
 */
export function mountDemoClock(server: FastifyInstance, { clock, runDue }: Parts) {
  server.get('/demo/clock', fromThisMachine, async () => ({ now: clock.now().toISOString() }))
  server.post('/demo/clock', fromThisMachine, async (request) => {
    const move = ClockMove.safeParse(request.body)
    if (!move.success) throw new Failure('invalidRequest')
    if ('now' in move.data) clock.set(new Date(move.data.now))
    else clock.advance(move.data.advanceSeconds)
    await runDue()
    return { now: clock.now().toISOString() }
  })
}
