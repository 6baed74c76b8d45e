import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Publishing } from '../publishing/service.ts'
import { mountTexts } from './routes.ts'
import { createTextsService } from './texts-service.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'studioMount'> & { publishing: Publishing }

export function composeTexts({ db, studioMount, publishing }: Parts) {
  mountTexts(studioMount, { texts: createTextsService({ publishing, db }) })
}
