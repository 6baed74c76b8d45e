import type { Database } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Publishing } from '../publishing/service.ts'
import { parseLookFields } from './look-kind.ts'
import { createLookRepository } from './look-repository.ts'
import { createLookService } from './look-service.ts'
import { mountLook } from './routes.ts'

export function composeLook({ studioMount, publishing }: Pick<Http, 'studioMount'> & { publishing: Publishing }) {
  mountLook(studioMount, { look: createLookService({ publishing }) })
}

/** What previews show of a club's look; null where there is no draft. */
export function createDraftLook(db: Database) {
  return async (tenantId: string) => {
    const fields = await createLookRepository(db).draftFields(tenantId)
    return fields && parseLookFields(fields)
  }
}
