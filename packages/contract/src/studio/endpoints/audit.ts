import { AuditFilter, AuditList, AuditQuery } from '../entities/audit.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const auditEndpoints = {
  listAudit: studioEndpoint('listAudit', { query: AuditQuery, replies: { 200: AuditList }, errors: [] }),
  /** A CSV file. */
  exportAudit: studioEndpoint('exportAudit', { query: AuditFilter, replies: { 200: null }, errors: [] }),
}
