import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createCodeRepository } from './code-repository.ts'
import { createOfferRepository } from './offer-repository.ts'
import { createPlanRepository } from './plan-repository.ts'
import { createPlanService } from './plan-service.ts'
import { mountPlans } from './routes.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'mount'>

export const codesOn = createCodeRepository
export const plansOn = createPlanRepository

/** What a club sells: its products and plans. */
export function composePlans({ db, mount }: Parts) {
  const service = createPlanService({ repository: plansOn(db) })
  mountPlans(mount, service)
  return { plans: service, codesOn, offerOn: createOfferRepository }
}
