import { createHash } from 'node:crypto'
import {
  type MemberImportCheck,
  type MemberImportFile,
  type MemberImportRow,
  shownImportRows,
} from '@upbeat/contract/studio/entities/member-import'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { planMembers } from './file/plan-members.ts'
import type { PlannedRow } from './file/plan-row.ts'
import { type MemberFile, type MemberFileRow, readMemberFile } from './file/read-member-file.ts'
import type { ImportPorts } from './import-ports.ts'
import type { PeopleRepository } from './people-repository.ts'

export type ImportCheck = ReturnType<typeof createImportCheck>
/** A file with what importing it does. `plan` identifies what the file says, whoever has become a member meanwhile. */
export type PlannedImport = {
  file: MemberFile
  rows: (PlannedRow & { cells: string[]; status: MemberImportRow['status'] })[]
  plans: { tag: string; name: string }[]
  plan: string
}
type Parts = {
  people: Pick<PeopleRepository, 'takenKeys'>
  ports: Pick<ImportPorts, 'plans' | 'codeDays' | 'asksForMarketing'>
}

/** More than any club sells: such a column is something else. */
const shownPlans = 100
const statuses = ['new', 'known', 'refused'] as const

/** What importing a file of members would do (MEMB-05). */
export function createImportCheck({ people, ports }: Parts) {
  async function check(context: StaffContext, input: MemberImportFile): Promise<MemberImportCheck> {
    const { file, rows, plans, plan } = await planned(context, input)
    const of = (status: MemberImportRow['status']) => rows.filter((row) => row.status === status)
    const hasAnswers = rows.some(({ status, member }) => status === 'new' && member.marketing !== null)
    return {
      fault: file.fault,
      source: file.source,
      columns: file.header.map((header, place) => ({
        header,
        field: file.fields[place] ?? null,
        sample: sampleOf(file.rows, place),
      })),
      counts: { new: of('new').length, known: of('known').length, refused: of('refused').length },
      rows: statuses.flatMap((status) => of(status).slice(0, shownImportRows).map(present)),
      unknownPlans: [...new Set(rows.flatMap(({ unknownPlan }) => unknownPlan ?? []))].slice(0, shownPlans),
      plans,
      needsDays: rows.some((row) => row.needsDays || row.problems.some(({ problem }) => problem === 'endMissing')),
      ignoresMarketing: hasAnswers && !(await ports.asksForMarketing(context.tenantId)),
      plan,
    }
  }

  async function planned({ tenantId, tenant, now }: StaffContext, input: MemberImportFile): Promise<PlannedImport> {
    const file = readMemberFile(Buffer.from(input.file, 'base64'), input.mapping)
    const plans = (await ports.plans(tenantId)).map(({ tag, displayName }) => ({ tag, name: displayName }))
    if (file.fault) return { file, rows: [], plans, plan: '' }
    const codes = new Set(file.rows.flatMap(({ values }) => codeAlone(values) ?? []))
    const rows = await planMembers(file.rows, {
      today: now.toISOString().slice(0, 10),
      plans,
      codeDays: codes.size === 0 ? new Map() : await ports.codeDays(tenantId, [...codes], now),
      chosenPlans: input.plans,
      daysWithoutEnd: input.daysWithoutEnd,
      isFreeForMembers: tenant.settings.freeForMembers,
    })
    const taken = await people.takenKeys(tenantId, rows.map(({ member }) => member.email).filter(Boolean))
    return {
      file,
      rows: rows.map((row, place) => ({
        ...withStatus(row, taken),
        cells: file.rows[place]?.cells ?? [],
      })),
      plans,
      plan: createHash('sha256').update(JSON.stringify(rows)).digest('base64url'),
    }
  }

  return { check, planned }
}

/** Nothing else about a row matters if its address is a member's: they stay as they are. */
function withStatus(row: PlannedRow, taken: ReadonlySet<string>) {
  const isDouble = row.problems.some(({ problem }) => problem === 'doubleAddress')
  if (!isDouble && taken.has(emailKey(row.member.email))) return { ...row, problems: [], status: 'known' as const }
  return { ...row, status: row.problems.length > 0 ? ('refused' as const) : ('new' as const) }
}

function present({ row, member, isOver, problems, status }: PlannedImport['rows'][number]): MemberImportRow {
  const { email, firstName, lastName, access, labels, marketing } = member
  return { row, status, email, name: `${firstName} ${lastName}`.trim(), access, isOver, labels, marketing, problems }
}

/** The code of a row that says nothing else of how long access lasts. */
function codeAlone(values: MemberFileRow['values']): string | null {
  const isEmpty = (field: 'until' | 'days') => (values.get(field) ?? '').trim() === ''
  return isEmpty('until') && isEmpty('days') ? normaliseCode(values.get('code') ?? '') : null
}

/** The first value of a column, shortened. */
function sampleOf(rows: readonly MemberFileRow[], place: number): string {
  const found = rows.find(({ cells }) => cells[place]?.trim())
  return found?.cells[place]?.trim().slice(0, 60) ?? ''
}
