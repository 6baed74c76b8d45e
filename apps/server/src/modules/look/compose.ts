import type { Database } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Publishing } from '../publishing/service.ts'
import { parseLookFields } from './look-kind.ts'
import { createLookMarks } from './look-marks.ts'
import type { LookPictures } from './look-pictures.ts'
import { createLookRepository } from './look-repository.ts'
import { createLookService } from './look-service.ts'
import { mountLook } from './routes.ts'

type Parts = Pick<Http, 'studioMount'> & {
  publishing: Publishing
  phrases: Parameters<typeof createLookMarks>[0]['phrases']
  pictures: LookPictures
}

export function composeLook({ studioMount, publishing, phrases, pictures }: Parts) {
  const look = createLookService({ publishing })
  mountLook(studioMount, { look, marks: createLookMarks({ look, phrases }), pictures })
}

/** The drafted look that previews show; null if there is no draft. */
export function createDraftLook(db: Database) {
  return async (tenantId: string) => {
    const fields = await createLookRepository(db).draftFields(tenantId)
    return fields && parseLookFields(fields)
  }
}
