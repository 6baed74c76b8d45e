import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Members } from '../account/member.ts'
import type { EventShelf } from '../connect/event-shelf.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Letters } from '../mail/letters.ts'
import { createReminderLetter } from './reminder-letter.ts'
import { createReminderRepository } from './repository.ts'
import { mountOwnCalendar, mountReminders } from './routes.ts'
import { runDueReminders } from './run-due.ts'
import { createReminderService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'clock' | 'db' | 'secretOf'> &
  Pick<Http, 'mount' | 'server'> & {
    tenants: Tenants
    jobs: Jobs
    letters: Letters
    members: Members
    shelf: EventShelf
    favouriteTags: (tenantId: string, memberId: string) => Promise<string[]>
  }

/** Reminders of events and members' own calendars. Answers what sends the reminders that are due. */
export async function composeReminders(parts: Parts) {
  const { db, jobs, mount, server, secretOf } = parts
  const reminders = createReminderRepository(db)
  const runDue = () => runDueReminders({ ...parts, reminders })
  jobs.handle('reminderLetter', createReminderLetter({ ...parts, reminders }))
  jobs.handle('remindersDue', runDue)
  const service = createReminderService({ ...parts, reminders, secret: await secretOf('calendar') })
  mountReminders(mount, { reminders: service })
  mountOwnCalendar(server, service)
  return { runDue }
}
