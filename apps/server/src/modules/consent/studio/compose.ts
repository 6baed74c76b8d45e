import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Publishing } from '../../publishing/service.ts'
import { createPolicyService } from './policy-service.ts'
import { mountPolicies } from './routes.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'studioMount'> & { publishing: Publishing }

export function composePolicies({ db, studioMount, publishing }: Parts) {
  mountPolicies(studioMount, { policies: createPolicyService({ publishing, db }) })
}
