import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createContactRepository } from './repository.ts'
import { mountContact } from './routes.ts'
import { createContactService } from './service.ts'

type Parts = Pick<Platform, 'db' | 'limits' | 'config' | 'makeId'> &
  Pick<Http, 'mount'> & { tenants: Tenants; jobs: Jobs; mailer: Mailer }

export function composeContact(parts: Parts) {
  const contact = createContactService({ ...parts, messages: createContactRepository(parts.db) })
  parts.jobs.handle('contactEmail', contact.sendEmail)
  mountContact(parts.mount, { contact })
}
