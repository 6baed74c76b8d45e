import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Audit } from '../audit/audit.ts'
import { createSavedViewRepository } from './repository.ts'
import { mountViews } from './routes.ts'
import { createViewsService } from './service.ts'

type Parts = Pick<Platform, 'database' | 'makeId'> & Pick<Http, 'studioMount'> & { audit: Audit }

/** Saved views of the studio's lists. */
export function composeViews({ database, makeId, studioMount, audit }: Parts) {
  const views = createViewsService({
    db: database.db,
    viewsOn: createSavedViewRepository,
    audit,
    makeId,
    notify: (tenantId, event) => publishStudioEvent(database, tenantId, event),
  })
  mountViews(studioMount, views)
  return { undoers: { classView: [views.undoerOf('classes')], memberView: [views.undoerOf('members')] } }
}
