import { Readable } from 'node:stream'
import type { AuditList, AuditQuery } from '@upbeat/contract/studio/entities/audit'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { AuditFilter, AuditRepository, AuditRow } from './repository.ts'
import type { Undo } from './undo.ts'

export type AuditService = ReturnType<typeof createAuditService>

const pageSize = 100
const exportPageSize = 1000
const columns = ['time', 'actor', 'role', 'kind of actor', 'action', 'object', 'id', 'name', 'before', 'after']

export function createAuditService({ entries, undo }: { entries: AuditRepository; undo: Undo }) {
  async function list(context: StaffContext, { after, ...query }: AuditQuery): Promise<AuditList> {
    const { tenantId } = context
    const before = after === undefined ? undefined : readCursor(after)
    const rows = await entries.list(tenantId, filterOf(query), { take: pageSize + 1, before })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      entries: page.map((row) => ({ ...row, at: row.at.toISOString(), isUndoable: undo.isUndoable(row, context) })),
      actors: await entries.actors(tenantId),
      next: rows.length > pageSize && last ? cursorOf(last) : null,
    }
  }

  /** All entries that match the filter as CSV, read page by page while it is sent. */
  function exported({ tenantId }: StaffContext, query: Omit<AuditQuery, 'after'>): Readable {
    async function* lines() {
      yield csvLine(columns)
      let before: AuditRow | undefined
      do {
        const position = { take: exportPageSize, before }
        const rows: AuditRow[] = await inTenant(tenantId, () => entries.list(tenantId, filterOf(query), position))
        for (const row of rows) yield csvLine(cellsOf(row))
        before = rows.length === exportPageSize ? rows.at(-1) : undefined
      } while (before)
    }
    return Readable.from(lines())
  }

  return { list, exported, undo: undo.undo, undoOwn: undo.undoOwn }
}

function filterOf({ actorId, objectKind, objectId, from, until }: Omit<AuditQuery, 'after'>): AuditFilter {
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
  return { actorId, objectKind, objectId, from: time(from), until: time(until) }
}

function cellsOf(row: AuditRow): string[] {
  const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
  return [
    row.at.toISOString(),
    row.actorName,
    row.actorRole ?? '',
    row.actorKind,
    row.action,
    row.objectKind,
    row.objectId,
    row.objectName,
    json(row.before),
    json(row.after),
  ]
}

function cursorOf({ at, id }: AuditRow) {
  return `${at.toISOString()}_${id}`
}

function readCursor(text: string) {
  const [time = '', id = ''] = text.split('_')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Failure('invalidRequest')
  return { at, id }
}
