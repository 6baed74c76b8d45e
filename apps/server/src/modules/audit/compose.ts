import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createAuditRepository } from './repository.ts'
import { mountAudit } from './routes.ts'
import { createAuditService } from './service.ts'
import { createUndo } from './undo.ts'

type Parts = Pick<Platform, 'db'> & Pick<Http, 'studioMount'> & { undoers: Parameters<typeof createUndo>[0]['undoers'] }

/** The history for staff, with undo. */
export function composeAudit({ db, studioMount, undoers }: Parts) {
  const entries = createAuditRepository(db)
  mountAudit(studioMount, { audit: createAuditService({ entries, undo: createUndo({ entries, undoers }) }) })
}
