import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Members } from '../members/member.ts'
import type { IsWatchable } from './email-ready.ts'
import { createEventChangedEmail } from './event-changed-email.ts'
import { createReadyEmail } from './ready-email.ts'
import { createReminderEmail } from './reminder-email.ts'
import { createReminderRepository } from './repository.ts'
import { mountOwnCalendar, mountReminders } from './routes.ts'
import { runDueReminders } from './run-due.ts'
import { createReminderService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'clock' | 'db' | 'secretOf'> &
  Pick<Http, 'mount' | 'server'> & {
    tenants: Tenants
    jobs: Jobs
    mailer: Mailer
    members: Members
    events: Events
    favouriteTags: (tenantId: string, memberId: string) => Promise<string[]>
    hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
    isWatchable: IsWatchable
  }

/** Reminders of events, and members' own calendars. Returns the function that sends due reminders. */
export async function composeReminders(parts: Parts) {
  const { db, jobs, mount, server, secretOf } = parts
  const reminders = createReminderRepository(db)
  const runDue = () => runDueReminders({ ...parts, reminders })
  jobs.handle('reminderEmail', createReminderEmail({ ...parts, reminders }))
  jobs.handle('eventChangedEmail', createEventChangedEmail({ ...parts, reminders }))
  jobs.handle('readyEmail', createReadyEmail({ ...parts, reminders }))
  jobs.handle('remindersDue', runDue)
  const service = createReminderService({ ...parts, reminders, secret: await secretOf('calendar') })
  mountReminders(mount, { reminders: service })
  mountOwnCalendar(server, service)
  return { runDue }
}
