import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { ImportCheck } from '@upbeat/contract/studio/entities/classes/class-import'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

const everything =
  'name,state,instructor,categoryId,level,durationSecond,labels,changedAt,focusAreas,equipment,subCategory,language,skill,intensity,calorieBurn,scheduleDate,description'
const exported = async (query: Record<string, string> = {}, as = manager): Promise<string> =>
  (await app.studio('exportClasses', { as, query: { columns: everything, ...query } })).body
const base64 = (file: string | Uint8Array) => Buffer.from(file as Uint8Array).toString('base64')
const check = async (file: string | Uint8Array, as = manager): Promise<ImportCheck> =>
  (await app.studio('checkClassImport', { as, body: { file: base64(file) } })).body
const problemsOf = ({ rows }: ImportCheck) => rows.map(({ problems }) => problems.map(({ problem }) => problem))
async function take(file: string | Uint8Array, as = manager) {
  const { plan } = await check(file, as)
  return app.studio('importClasses', { as, body: { file: base64(file), plan } })
}
const list = async (query: Record<string, string>): Promise<StudioListedClass[]> =>
  (await app.studio('listClasses', { as: manager, query: { sort: 'name', direction: 'up', ...query } })).body.classes
const fieldsOf = async (tag: string) =>
  (await app.studio('getClassDraft', { as: manager, params: { tag } })).body.fields
const set = async (one: StudioListedClass, changes: Record<string, unknown>) =>
  app.studio('saveClass', {
    as: manager,
    params: { tag: one.tag },
    body: {
      changes: Object.entries(changes).map(([field, value]) => ({
        field,
        base: one[field as keyof StudioListedClass],
        value,
      })),
    },
  })
const newest = async () => (await app.studio('listAudit', { as: manager })).body.entries[0]

describe('classes as a CSV file', () => {
  it('GRID-05 contains the listed classes, by their filters, order and columns', async () => {
    const file = await exported({ level: 'Advanced', sort: 'name', direction: 'up', columns: 'name,level,state' })
    expect(file.startsWith('\uFEFFID,Title,Level,State\r\n')).toBe(true)
    const { data } = Papa.parse<string[]>(file.slice(1).trim())
    const found = await list({ level: 'Advanced', take: '3' })
    expect(data.slice(1, 4)).toEqual(found.map(({ tag, name, level, state }) => [tag, name, level, state]))
    expect(data.length - 1).toBe(
      (await app.studio('listClasses', { as: manager, query: { level: 'Advanced' } })).body.total,
    )
  })

  it('GRID-05 changes nothing when it is imported as exported, whatever its values', async () => {
    const [one, other] = (await list({ state: 'published', take: '2' })) as [StudioListedClass, StudioListedClass]
    await set(one, {
      name: '=HYPERLINK("x";"y"), or: \'quoted\'',
      description: 'Line 1\nLine 2; "two", three\n\n- a list',
      labels: ['Mat, thick', '@home', '-5 kg'],
      scheduleDate: '2026-03-01T23:30:00.000Z',
    })
    await set(other, { name: "'=already escaped ", instructor: '+1 guest', subCategory: 'Übung – “ß”' })
    const before = await newest()
    const file = await exported()
    expect(file).not.toMatch(/(^|[,;\n])"?[=@]/)
    for (const separated of [
      file,
      withSeparator(file, ';'),
      withSeparator(file, '\t'),
      file.replaceAll('\r\n', '\n'),
    ]) {
      const { counts } = await check(separated)
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: counts.unchanged, invalid: 0 })
      expect(counts.unchanged).toBeGreaterThan(20)
    }
    expect((await take(file)).body).toEqual({ count: 0, entryId: null })
    expect((await newest()).id).toBe(before.id)
  })

  it('GRID-05 reports each row as new, changed, unchanged or invalid before anything changes', async () => {
    const [one, same] = (await list({ state: 'published', take: '2', skip: '4' })) as [
      StudioListedClass,
      StudioListedClass,
    ]
    const level = one.level === 'Beginner' ? 'Advanced' : 'Beginner'
    const file = [
      'ID;Title;Level;Skill;Category',
      `${one.tag};${one.name};${level};3;`,
      `${same.tag};${same.name};${same.level ?? ''};${same.skill ?? ''};${same.categoryId}`,
      ';Wholly new;Beginner;;',
      ';;Expert;12;Nowhere',
      `${same.tag};Twice;;;`,
      'class-unknown;Lost;;;',
    ].join('\r\n')
    const report = await check(file)
    expect(report.counts).toEqual({ new: 1, changed: 1, unchanged: 1, invalid: 3 })
    expect(report.rows[0]).toEqual({
      row: 2,
      status: 'changed',
      name: one.name,
      changes: [
        { field: 'level', from: one.level ?? '', to: level },
        ...(one.skill === 3 ? [] : [{ field: 'skill', from: String(one.skill ?? ''), to: '3' }]),
        { field: 'categoryId', from: expect.stringMatching(/./), to: '' },
      ],
      problems: [],
    })
    expect(report.rows.map(({ status }) => status)).toEqual([
      'changed',
      'unchanged',
      'new',
      'invalid',
      'invalid',
      'invalid',
    ])
    expect(problemsOf(report).slice(3)).toEqual([
      ['level', 'number', 'category', 'noTitle'],
      ['doubleId'],
      ['unknownId'],
    ])
    expect(report.rows[3]?.problems[0]).toEqual({ problem: 'level', field: 'level', text: 'Expert' })
    expect((await take(file)).status).toBe(400)
    expect((await fieldsOf(one.tag)).level).toBe(one.level)
    expect(await list({ search: 'Wholly new' })).toEqual([])
  })

  it('GRID-05 names new coaches and keywords, but not other forms of known ones', async () => {
    const known = (await list({ state: 'published', take: '1' }))[0] as StudioListedClass
    await set(known, { instructor: 'Zo\u00EB', labels: ['Caf\u00E9'] })
    const file = `ID,Title,Coach,Keywords\n${known.tag},${known.name},Zo\u00E9,Caf\u00E9\n,A,Zoe\u0308,"Cafe\u0301, Mornings"\n,B,Zo\u00E9,\n`
    const report = await check(file)
    expect(report.newWords).toEqual([
      { field: 'labels', words: ['Mornings'] },
      { field: 'instructor', words: ['Zo\u00E9'] },
    ])
    expect(report.rows[0]?.changes).toEqual([{ field: 'instructor', from: 'Zo\u00EB', to: 'Zo\u00E9' }])
  })

  it.each([
    ['Dutch and Danish', ';', '23-11-2026'],
    ['German', ';', '23.11.2026'],
    ['US', ',', '11/23/2026'],
    ['British', ',', '23/11/2026 08:00'],
  ])('GRID-05 reads a date as a %s spreadsheet writes it', async (_, separator, day) => {
    const one = (await list({ state: 'published', take: '1', skip: '12' }))[0] as StudioListedClass
    await set(one, { scheduleDate: '2026-11-23T12:00:00.000Z' })
    const file = withSeparator(await exported({ columns: 'name,scheduleDate', search: one.name }), separator)
    expect(file).toContain('2026-11-23')
    expect((await check(file.replaceAll('2026-11-23', day))).counts).toMatchObject({ changed: 0, invalid: 0 })
  })

  it('GRID-05 refuses each row of another club’s export, and changes nothing', async () => {
    const file = await exported({}, await app.newStaff('manager', 'harbour'))
    const before = await newest()
    const { counts, ...report } = await check(file)
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 0, invalid: counts.invalid })
    expect(counts.invalid).toBeGreaterThan(20)
    expect(problemsOf({ counts, ...report }).every((problems) => problems.includes('unknownId'))).toBe(true)
    expect((await take(file)).status).toBe(400)
    expect(await newest()).toEqual(before)
  })

  it('GRID-05 imports all rows in one entry of the history, whose undo reverts them exactly', async () => {
    const [one] = (await list({ state: 'published', take: '1', skip: '8' })) as [StudioListedClass]
    const before = await fieldsOf(one.tag)
    const file = `ID,Title,Coach,Keywords,Date\n${one.tag},From a file,Kim,"a, b",2026-12-24\n,Quite new,"Ada ""A"" B",,24.12.2026\n`
    const { body } = await take(file)
    expect(body).toEqual({ count: 2, entryId: expect.any(String) })
    expect(await newest()).toMatchObject({ action: 'classes.imported', objectName: '2', after: { count: 2, added: 1 } })
    const after = {
      name: 'From a file',
      instructor: 'Kim',
      labels: ['a', 'b'],
      scheduleDate: '2026-12-24T12:00:00.000Z',
    }
    expect(await fieldsOf(one.tag)).toEqual({ ...before, ...after })
    const [made] = await list({ search: 'Quite new' })
    expect(made).toMatchObject({ state: 'draft', instructor: 'Ada "A" B', scheduleDate: '2026-12-24T12:00:00.000Z' })
    const undo = (id: string) => app.studio('undoBulkChange', { as: manager, params: { id } })
    expect((await undo(body.entryId)).status).toBe(204)
    expect(await fieldsOf(one.tag)).toEqual(before)
    expect(await list({ search: 'Quite new' })).toEqual([])
    expect((await undo((await newest()).id)).status).toBe(204)
    expect(await fieldsOf(one.tag)).toEqual({ ...before, ...after })
    expect(await list({ search: 'Quite new' })).toMatchObject([{ state: 'draft' }])
  })

  it('GRID-05 imports only what was checked', async () => {
    const file = base64('Title\nChecked\n')
    const other = base64('Title\nAnother\n')
    const { plan } = (await app.studio('checkClassImport', { as: manager, body: { file } })).body
    const refused = await app.studio('importClasses', { as: manager, body: { file: other, plan } })
    expect(refused.body.code).toBe('changedElsewhere')
  })

  it.each<[string, string | Uint8Array, object]>([
    ['nothing', '', { kind: 'empty', column: null }],
    ['only blanks', '\n , \n', { kind: 'empty', column: null }],
    ['no names of columns', 'Flow;Kim\nStrength;Ada\n', { kind: 'noHeaders', column: null }],
    ['merged headers', 'Title,,Coach\nFlow,extra,Kim\n', { kind: 'unnamedColumn', column: 2 }],
    ['the same header twice', 'Title,Coach,title\nFlow,Kim,Flow\n', { kind: 'doubleHeader', column: 3 }],
    ['a quote that never ends', 'Title,Coach\n"Flow,Kim\nStrength,Ada\n', { kind: 'brokenQuotes', column: null }],
    ['200,000 rows', `Title\n${'Flow\n'.repeat(200_000)}`, { kind: 'tooManyRows', column: null }],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), { kind: 'noHeaders', column: null }],
  ])('GRID-05 reports what is wrong with a file of %s', async (_, file, fault) => {
    const report = await check(file)
    expect(report.fault).toEqual(fault)
    expect(report.rows).toEqual([])
    expect(
      (await app.studio('importClasses', { as: manager, body: { file: base64(file), plan: report.plan } })).status,
    ).toBe(400)
  })

  it('GRID-05 reads Windows-1252 from Excel, its separator line, unknown columns, and any order in dates', async () => {
    const file = Buffer.from(
      'sep=;\r\nTitle;Coach;Notes;Date\r\nÜbung;Zoë;x;03/04/2026\r\nB;;;23/04/2026\r\n',
      'latin1',
    )
    const report = await check(file)
    expect(report).toMatchObject({ fault: null, ignored: ['Notes'], counts: { new: 2, invalid: 0 } })
    expect(report.rows[0]?.name).toBe('Übung')
    expect(await check('Title;Level\nTwo columns;Beginner\n')).toMatchObject({ fault: null, counts: { new: 1 } })
    const unclear = await check('Title,Date\nA,03/04/2026\nB,31.02.2026\nC,2026-04-03\n')
    expect(problemsOf(unclear)).toEqual([['unclearDate'], ['date'], []])
  })

  it('STAFF-15 coaches import and export only their own', async () => {
    const coach = await app.newStaff('coach')
    const own = (await app.studio('createClass', { as: coach, body: { name: 'Of the coach' } })).body.tag
    const [foreign] = (await list({ state: 'published', take: '1' })) as [StudioListedClass]
    const { data } = Papa.parse<string[]>((await exported({ columns: 'name' }, coach)).slice(1).trim())
    expect(data).toEqual([
      ['ID', 'Title'],
      [own, 'Of the coach'],
    ])
    expect(problemsOf(await check(`ID,Title\n${own},Mine\n${foreign.tag},Mine too\n`, coach))).toEqual([
      [],
      ['notYours'],
    ])
    expect((await take(`ID,Title\n${own},Mine\n,New\n`, coach)).body.count).toBe(2)
    expect((await fieldsOf(own)).name).toBe('Mine')
  })
})

function withSeparator(file: string, delimiter: string): string {
  return Papa.unparse(Papa.parse<string[]>(file.slice(1).trim()).data, { delimiter })
}
