import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ReminderService } from './service.ts'

export function mountReminders(mount: Mount, { reminders }: { reminders: ReminderService }) {
  mount('listReminders', (context) => reminders.list(context))
  mount('addReminder', async (context, { params, body }) => {
    return { eventId: await reminders.add(context, params.id, body), reminded: true }
  })
  mount('removeReminder', async (context, { params, query }) => {
    return { eventId: await reminders.remove(context, params.id, query.kind), reminded: false }
  })
}

/** A member's own calendar. Its URL is the credential, since programs that subscribe to calendars have no other. */
export function mountOwnCalendar(server: FastifyInstance, { calendar }: Pick<ReminderService, 'calendar'>) {
  server.get<{ Params: { file: string } }>('/api/v1/connect/calendar/:file', async (request, reply) => {
    const token = /^([\w.-]+)\.ics$/.exec(request.params.file)?.[1]
    if (token === undefined) throw new Failure('notFound')
    const file = await calendar(token, `${request.protocol}://${request.host}`)
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, max-age=300').send(file)
  })
}
