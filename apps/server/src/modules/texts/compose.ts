import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Publishing } from '../publishing/service.ts'
import { createEmailsService } from './emails-service.ts'
import { mountTexts } from './routes.ts'
import { createTextsService } from './texts-service.ts'

type Parts = Pick<Platform, 'db' | 'limits'> & Pick<Http, 'studioMount'> & { publishing: Publishing; mailer: Mailer }

/** A club's own texts: its wording, and the emails that use it. */
export function composeTexts({ db, limits, studioMount, publishing, mailer }: Parts) {
  const texts = createTextsService({ publishing, db })
  mountTexts(studioMount, { texts, emails: createEmailsService({ texts, mailer, limits }) })
}
