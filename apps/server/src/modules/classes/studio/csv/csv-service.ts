import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CsvField, csvHeaders } from '@upbeat/contract/studio/class-csv'
import type { ClassFilter, ClassOrder } from '@upbeat/contract/studio/entities/classes/class-filter'
import type { ImportCheck, ImportFault } from '@upbeat/contract/studio/entities/classes/class-import'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { Failure } from '../../../../platform/failure/failure.ts'
import { reaches } from '../../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../../platform/http/studio/studio-context.ts'
import type { ManyStep } from '../../../publishing/many-step.ts'
import type { Publishing } from '../../../publishing/service.ts'
import { emptyClass } from '../class-kind.ts'
import type { ClassRegister } from '../class-register.ts'
import type { StudioClassRepository } from '../repository.ts'
import { newWords } from '../words/new-words.ts'
import { type PlannedRow, planImport } from './csv-import.ts'
import { readCsvTable } from './csv-table.ts'
import { csvText } from './csv-text.ts'

type Parts = {
  publishing: Pick<Publishing, 'changeMany'>
  register: Pick<ClassRegister, 'of' | 'forget'>
  classes: Pick<StudioClassRepository, 'categories' | 'words'>
  makeId: () => string
}
type Listed = ClassFilter & ClassOrder & { columns: readonly CsvField[] }
type Plan = Pick<ImportCheck, 'newWords' | 'ignored' | 'plan'> & { planned: PlannedRow[]; fault: ImportFault | null }

/** Exports and imports classes as CSV (GRID-05). */
export function createCsvService({ publishing, register, classes, makeId }: Parts) {
  /** The listed classes, with a byte order mark by which Excel recognises UTF-8. */
  async function exported(context: StaffContext, { sort, direction, columns, ...filter }: Listed): Promise<Readable> {
    const { tenantId } = context
    const ownerId = context.reachOf('classes.view') === 'own' ? context.staff.accountId : undefined
    const index = await register.of(tenantId)
    const categories = await classes.categories(tenantId)
    const page = { skip: 0, take: index.size() }
    const found = index.find({ ...filter, ownerId }, { sort, direction }, page).classes
    const fields = [...new Set<CsvField>(['tag', ...columns])]
    function* lines() {
      yield `\uFEFF${csvLine(fields.map((field) => csvHeaders[field]))}`
      for (const one of found) yield csvLine(fields.map((field) => csvText(one, field, categories)))
    }
    return Readable.from(lines())
  }

  /** What importing the file would do. */
  async function check(context: StaffContext, file: string): Promise<ImportCheck> {
    const { planned, ...rest } = await planOf(context, file)
    const rows = planned.map(({ report }) => report)
    const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length
    return {
      ...rest,
      counts: {
        new: count('new'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        invalid: count('invalid'),
      },
      rows,
    }
  }

  /**
   * @throws Failure invalidRequest if a row is invalid, changedElsewhere if the outcome differs from `plan`; nothing is
   * changed then
   */
  async function apply(context: StaffContext, { file, plan }: { file: string; plan: string }) {
    const { tenantId, now, staff } = context
    const made = await planOf(context, file)
    if (made.plan !== plan) throw new Failure('changedElsewhere')
    if (made.fault || made.planned.some(({ report }) => report.status === 'invalid'))
      throw new Failure('invalidRequest')
    const { email: _, ...editor } = staff
    const { drafts, entryId } = await publishing.changeMany(
      { tenantId, kind: 'class' },
      {
        steps: made.planned.flatMap((row): ManyStep[] => {
          if ('create' in row) return [{ id: `class-${makeId()}`, create: { ...emptyClass, ...row.create } }]
          return 'tag' in row ? [{ id: row.tag, changes: row.changes }] : []
        }),
        check: ({ ownerId }) => {
          if (!reaches(context, 'classes.edit', ownerId)) throw new Failure('notPermitted')
        },
        action: 'imported',
        isWhole: true,
        editor,
        now,
      },
    )
    for (const { id } of drafts) register.forget(tenantId, id)
    return { count: drafts.length, entryId }
  }

  async function planOf(context: StaffContext, file: string): Promise<Plan> {
    const { tenantId } = context
    const table = readCsvTable(Buffer.from(file, 'base64'))
    if ('kind' in table) return { planned: [], newWords: [], ignored: [], fault: table, plan: '' }
    const index = await register.of(tenantId)
    const planned = await planImport(table.rows, {
      find: index.get,
      mayChange: ({ ownerId }) => reaches(context, 'classes.edit', ownerId),
      categories: await classes.categories(tenantId),
    })
    const brought = await newWords(planned, (field) => classes.words(tenantId, field))
    const plan = createHash('sha256').update(JSON.stringify(planned)).digest('base64url')
    return { planned, newWords: brought, ignored: table.ignored, fault: null, plan }
  }

  return { exported, check, apply }
}
