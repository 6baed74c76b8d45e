import { Readable } from 'node:stream'
import type { TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import type { MemberFilter } from '@upbeat/contract/studio/entities/member-list'
import { accessWords, type MemberCsvField, memberCsvHeaders, withoutEnd } from '@upbeat/contract/studio/member-csv'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import type { Database } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import { labelsText } from './file/label-list.ts'
import type { ImportPorts } from './import-ports.ts'
import type { PeopleRepository } from './people-repository.ts'

export type MemberExport = ReturnType<typeof createMemberExport>
type Parts = {
  db: Database
  audit: Audit
  people: Pick<PeopleRepository, 'inOrder' | 'details'>
  ports: Pick<ImportPorts, 'accessOf' | 'marketingOf'>
  /** All members that match a filter of the list. */
  idsOf: (context: StaffContext, filter: MemberFilter) => Promise<string[]>
}
type Person = Awaited<ReturnType<PeopleRepository['details']>>[number]
type Known = { access: TransferredAccess | 'external' | undefined; marketing: boolean | undefined }

const membersAtOnce = 500

/** Members as a CSV file that can be imported again: the same members are the same bytes (MEMB-05). */
export function createMemberExport({ db, audit, people, ports, idsOf }: Parts) {
  /** The listed members by their addresses; the export is logged. */
  async function download(context: StaffContext, filter: MemberFilter): Promise<Readable> {
    const { tenantId, staff, now } = context
    const ids = await people.inOrder(tenantId, await idsOf(context, filter))
    await audit.record(db, {
      tenantId,
      actor: staffActor(staff),
      action: 'members.listExported',
      object: { kind: 'members', id: 'list', name: String(ids.length) },
      before: null,
      after: { count: ids.length },
      now,
    })
    return Readable.from(lines(tenantId, ids, now))
  }

  /** With a byte order mark by which Excel recognises UTF-8. */
  async function* lines(tenantId: string, ids: readonly string[], now: Date) {
    yield `\uFEFF${csvLine(Object.values(memberCsvHeaders))}`
    for (let from = 0; from < ids.length; from += membersAtOnce) {
      const some = ids.slice(from, from + membersAtOnce)
      // The reply is read outside the request's scope.
      const [found, access, marketing] = await inTenant(tenantId, () =>
        Promise.all([
          people.details(tenantId, some),
          ports.accessOf(tenantId, some, now),
          ports.marketingOf(tenantId, some),
        ]),
      )
      yield found.map((one) => lineOf(one, { access: access.get(one.id), marketing: marketing.get(one.id) })).join('')
    }
  }

  return { download }
}

/** As the import keeps it: without blanks around, so that what comes back is the same. */
function lineOf(person: Person, { access, marketing }: Known): string {
  const cells: Record<MemberCsvField, string> = {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    language: person.language ?? '',
    country: person.countryCode,
    joined: person.createdAt.toISOString().slice(0, 10),
    ...accessCells(access),
    labels: labelsText(person.labels.toSorted()),
    marketing: marketing === undefined ? '' : marketing ? 'yes' : 'no',
    note: person.note.replaceAll('\r\n', '\n'),
  }
  const fields = Object.keys(memberCsvHeaders) as MemberCsvField[]
  return csvLine(fields.map((field) => cells[field].trim()))
}

function accessCells(access: Known['access']) {
  if (access === undefined) return { access: '', plan: '', code: '', until: '' }
  if (access === 'external') return { access, plan: '', code: '', until: '' }
  const { kind, until, code, planTag } = access
  return { access: accessWords[kind], plan: planTag ?? '', code: code ?? '', until: until ?? withoutEnd }
}
