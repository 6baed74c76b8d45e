import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Personas } from '../preview/with-personas.ts'
import { createConsentRepository } from './repository.ts'
import { mountConsent } from './routes.ts'
import { createConsentService } from './service.ts'

type Parts = Pick<Platform, 'db' | 'makeId'> &
  Pick<Http, 'mount'> & {
    personas: Pick<Personas, 'consents'>
    marketing: { answered: Parameters<typeof createConsentService>[0]['marketingAnswered'] }
  }

export function composeConsent({ db, makeId, mount, personas, marketing }: Parts) {
  const consents = personas.consents(createConsentRepository(db))
  mountConsent(mount, { consent: createConsentService({ consents, makeId, marketingAnswered: marketing.answered }) })
}
