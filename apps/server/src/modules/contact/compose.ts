import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Letters } from '../mail/letters.ts'
import { createContactRepository } from './repository.ts'
import { mountContact } from './routes.ts'
import { createContactService } from './service.ts'

type Parts = Pick<Platform, 'db' | 'limits' | 'config' | 'makeId'> &
  Pick<Http, 'mount'> & { tenants: Tenants; jobs: Jobs; letters: Letters }

export function composeContact(parts: Parts) {
  const contact = createContactService({ ...parts, messages: createContactRepository(parts.db) })
  parts.jobs.handle('contactLetter', contact.sendLetter)
  mountContact(parts.mount, { contact })
}
