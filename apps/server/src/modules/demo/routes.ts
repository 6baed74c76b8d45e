import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/http/failure.ts'
import { fromThisMachine } from './from-this-machine.ts'

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
