import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../platform/failure/failure.ts'
import type { Guard } from '../../platform/http/guard.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { EventCalendar } from './event-calendar.ts'

type Parts = { guard: Guard; calendarOf: EventCalendar }

/** `start` chooses an occurrence of a daily event; `tenant` names the club if neither host nor header does. */
const Query = z.object({ start: z.iso.datetime().optional() })

/** A live event as a calendar file. Public, since links in mails and browser downloads carry no credential (D-86). */
export function mountCalendar(server: FastifyInstance, { guard, calendarOf }: Parts) {
  server.get<{ Params: { id: string } }>('/api/v1/connect/events/:id/calendar.ics', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw new Failure('invalidRequest')
    const { start } = query.data
    const context = await guard(request, 'none')
    request.context = context
    const startsAt = start ? Date.parse(start) : null
    const file = await inTenant(context.tenantId, () => calendarOf(context, request.params.id, startsAt))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="class.ics"')
      .header('cache-control', 'no-cache')
      .send(file)
  })
}
