import type { Http } from '../../platform/http/open-http.ts'
import { mountCoaches } from './routes.ts'
import { createCoachService } from './service.ts'

type Parts = Pick<Http, 'mount'> & Parameters<typeof createCoachService>[0]

export function composeCoaches({ mount, ...parts }: Parts) {
  const coaches = createCoachService(parts)
  mountCoaches(mount, { coaches })
  return { coachOf: coaches.coachOf }
}
