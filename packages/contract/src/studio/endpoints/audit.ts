import { z } from 'zod'
import { AuditFilter, AuditList, AuditQuery } from '../entities/audit.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const auditEndpoints = {
  listAudit: studioEndpoint('listAudit', { query: AuditQuery, replies: { 200: AuditList }, errors: [] }),
  undoChange: studioEndpoint('undoChange', {
    params: z.object({ id: z.uuid() }),
    replies: { 204: null },
    errors: ['notFound', 'notUndoable', 'changedSince', 'notPublishable'],
  }),
  /** A CSV file. */
  exportAudit: studioEndpoint('exportAudit', { query: AuditFilter, replies: { 200: null }, errors: [] }),
}
