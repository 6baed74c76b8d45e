import type { Http } from '../../platform/http/open-http.ts'
import { mountClasses } from './routes.ts'
import { createClassService } from './service.ts'

type Parts = Pick<Http, 'mount'> &
  Parameters<typeof createClassService>[0] & { metadata: Parameters<typeof mountClasses>[1]['metadata'] }

export function composeClasses({ mount, metadata, ...parts }: Parts) {
  mountClasses(mount, { classes: createClassService(parts), metadata })
}
