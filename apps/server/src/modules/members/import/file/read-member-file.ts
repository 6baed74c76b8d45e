import { maxImportedRows } from '@upbeat/contract/studio/class-csv'
import type { MemberImportFault, MemberImportSource } from '@upbeat/contract/studio/entities/member-import'
import type { MemberImportField } from '@upbeat/contract/studio/member-csv'
import { readCsv } from '../../../../platform/csv/read-csv.ts'
import { isKnownColumn, recogniseColumns, sourceOf } from './import-sources.ts'

export type MemberFileRow = {
  row: number
  /** All cells as they are in the file, for the list of refused rows. */
  cells: string[]
  values: ReadonlyMap<MemberImportField, string>
  /** Whether it has more cells than the header. */
  isTooLong: boolean
}
export type MemberFile = {
  fault: MemberImportFault | null
  source: MemberImportSource
  header: string[]
  fields: (MemberImportField | null)[]
  rows: MemberFileRow[]
}
type Mapping = readonly (MemberImportField | null)[]

/** The rows of a file of members by field, as recognised or as chosen. With a fault it has columns at most. */
export function readMemberFile(file: Uint8Array, mapping?: Mapping): MemberFile {
  const read = readCsv(file, { maxRows: maxImportedRows, isKnown: isKnownColumn })
  if (typeof read === 'string') return { fault: read, source: 'plain', header: [], fields: [], rows: [] }
  const { header, lines } = read
  const source = sourceOf(header)
  // A first row with an address in it is a member.
  if (header.some((name) => name.includes('@'))) return { fault: 'noHeaders', source, header: [], fields: [], rows: [] }
  const chosen = mapping ?? recogniseColumns(header, source)
  const fields = header.map((_, place) => chosen[place] ?? null)
  const rows = lines.map(({ row, cells }) => {
    const values = new Map<MemberImportField, string>()
    fields.forEach((field, place) => {
      if (field) values.set(field, (cells[place] ?? '').replaceAll('\r\n', '\n'))
    })
    return { row, cells, values, isTooLong: cells.slice(header.length).some((cell) => cell.trim() !== '') }
  })
  return { fault: faultOf(fields), source, header, fields, rows }
}

function faultOf(fields: Mapping): MemberImportFault | null {
  if (!fields.includes('email')) return 'noEmail'
  const used = fields.filter((field) => field !== null)
  return new Set(used).size < used.length ? 'doubleField' : null
}
