import { Answer, Download } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { AuditService } from './service.ts'

export function mountAudit(mount: StudioMount, { audit }: { audit: AuditService }) {
  mount('listAudit', (context, { query }) => audit.list(context, query))
  mount('undoChange', (context, { params }) => audit.undo(context, params.id))
  mount('undoBulkChange', (context, { params }) => audit.undoOwn(context, params.id))
  mount('exportAudit', (context, { query }) => {
    const file = { type: 'text/csv; charset=utf-8', fileName: 'history.csv' }
    return new Answer<undefined>(200, new Download(audit.exported(context, query), file))
  })
}
