import type { ServerResponse } from 'node:http'
import { studioBase } from '@upbeat/contract/studio/calls'
import type { Role } from '@upbeat/rules/staff/may'
import type { FastifyInstance } from 'fastify'
import type { StudioEvents } from '../../platform/http/studio/studio-events.ts'
import type { StudioGuard } from '../../platform/http/studio/studio-guard.ts'
import type { StaffSessions } from '../../platform/session/staff-sessions.ts'

type Parts = {
  guard: StudioGuard
  sessions: Pick<StaffSessions, 'stillLiving'>
  events: Pick<StudioEvents, 'subscribe'>
}
type Stream = { tenantId: string; sessionId: string; role: Role; raw: ServerResponse; close: () => void }

/** Limits the effect of a lost notification: a removed person's stream ends after this time at the latest. */
const lookEveryMs = 4000

/**
 * Server-sent events for the studio's pages: `{ kind, id }` of what has changed. A stream ends with its session and
 * with the person's membership of the club. `role` announces a new role; `ended` means that the page should check who
 * is signed in.
 */
export function mountEventStream(server: FastifyInstance, { guard, sessions, events }: Parts): void {
  const open = new Set<Stream>()

  server.get(`${studioBase}/events`, async (request, reply) => {
    const { tenantId, sessionId, staff } = await guard(request, 'staff')
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise nginx holds events back until its buffer is full.
      'x-accel-buffering': 'no',
    })
    raw.write(': open\n\n')
    const unsubscribe = events.subscribe(tenantId, (event) => {
      tell(raw, 'changed', event)
      if (event.kind === 'staff')
        void look().catch((err) => request.log.error({ err }, 'checking event streams failed'))
    })
    const close = () => {
      unsubscribe()
      open.delete(stream)
      raw.end()
    }
    const stream: Stream = { tenantId, sessionId, role: staff.role, raw, close }
    open.add(stream)
    raw.on('close', close)
  })

  async function look(): Promise<void> {
    const clubs = new Set([...open].map(({ tenantId }) => tenantId))
    for (const tenantId of clubs) {
      const streams = [...open].filter((stream) => stream.tenantId === tenantId)
      const living = await sessions.stillLiving(
        streams.map(({ sessionId }) => sessionId),
        tenantId,
      )
      // Some may have closed since, and writing to a closed stream emits an unhandled error.
      for (const stream of streams.filter((each) => open.has(each))) follow(stream, living.get(stream.sessionId))
    }
  }

  const timer = setInterval(() => {
    for (const { raw } of open) raw.write(': still here\n\n')
    void look().catch((err) => server.log.error({ err }, 'checking event streams failed'))
  }, lookEveryMs)
  timer.unref()
  server.addHook('preClose', async () => {
    clearInterval(timer)
    for (const { close } of open) close()
  })
}

function follow(stream: Stream, role: Role | undefined) {
  if (role === undefined) {
    tell(stream.raw, 'ended', {})
    stream.close()
  } else if (role !== stream.role) {
    stream.role = role
    tell(stream.raw, 'role', { role })
  }
}

function tell(raw: ServerResponse, event: string, data: object) {
  raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
