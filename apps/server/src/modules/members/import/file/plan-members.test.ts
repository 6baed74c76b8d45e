import { describe, expect, it } from 'vitest'
import { planMembers } from './plan-members.ts'
import { readMemberFile } from './read-member-file.ts'

const given = {
  today: '2026-11-26',
  plans: [{ tag: 'monthly', name: 'Monthly' }],
  codeDays: new Map([
    ['SPRING', 14],
    ['FOREVER', null],
  ]),
  chosenPlans: { Platinum: 'monthly', 'Gold Pass': '' },
  daysWithoutEnd: null,
  isFreeForMembers: false,
}
const plan = (text: string, more: Partial<typeof given> | { daysWithoutEnd: number } = {}) =>
  planMembers(readMemberFile(Buffer.from(text)).rows, { ...given, ...more })
const one = async (text: string, more = {}) => (await plan(text, more))[0]
const accessOf = async (header: string, cells: string, more = {}) => {
  const row = await one(`Email;${header}\na@club.example;${cells}\n`, more)
  return row?.problems.length ? row.problems.map(({ problem }) => problem) : row?.member.access
}

describe('the access in a row', () => {
  const access = { until: null, code: null, planTag: null }
  it.each<[string, string, unknown]>([
    ['Access', '', null],
    ['Access', 'none', null],
    ['Access', 'churned', null],
    ['Days', '30', { ...access, kind: 'free', until: '2026-12-26' }],
    ['Access until', '2027-01-31', { ...access, kind: 'free', until: '2027-01-31' }],
    ['Access;Access until', 'free access;never', { ...access, kind: 'free' }],
    ['Access', 'gift', { ...access, kind: 'gift' }],
    ['Access;Access until', 'Gift;31.12.2026', { ...access, kind: 'gift', until: '2026-12-31' }],
    ['Gift;Plan', 'true;Anything', { ...access, kind: 'gift' }],
    ['Plan;Access until', 'MONTHLY;2026-12-24', { ...access, kind: 'plan', until: '2026-12-24', planTag: 'monthly' }],
    ['Plan;Days', 'Platinum;9', { ...access, kind: 'plan', until: '2026-12-05', planTag: 'monthly' }],
    ['Plan;Days', 'Gold Pass;9', { ...access, kind: 'plan', until: '2026-12-05' }],
    ['Access;Access until', 'In trial;2026-12-01', { ...access, kind: 'trial', until: '2026-12-01' }],
    ['Code', 'spring', { ...access, kind: 'code', until: '2026-12-10', code: 'SPRING' }],
    ['Code', 'FOREVER', { ...access, kind: 'code', code: 'FOREVER' }],
    ['Code;Access until', 'OLD;2026-12-10', { ...access, kind: 'code', until: '2026-12-10', code: 'OLD' }],
  ])('MEMB-05 is read from %s: %s', async (header, cells, expected) => {
    expect(await accessOf(header, cells)).toEqual(expected)
  })

  it.each<[string, string, string]>([
    ['Access', 'free', 'access'],
    ['Access', 'external', 'external'],
    ['Access', 'free access', 'endMissing'],
    ['Plan', 'Monthly', 'endMissing'],
    ['Plan;Days', 'Silver;9', 'unknownPlan'],
    ['Days', '0', 'days'],
    ['Days', '3661', 'days'],
    ['Days', '1.5', 'days'],
    ['Days', 'many', 'days'],
    ['Access until', '2037-01-01', 'farDate'],
    ['Access until', '31.02.2027', 'date'],
    ['Access until', '03/04/2027', 'unclearDate'],
    ['Code', 'AUTUMN', 'unknownCode'],
    ['Code;Days', 'no spaces;9', 'codeForm'],
    ['Gift', 'perhaps', 'yesNo'],
  ])('MEMB-05 is refused and never guessed from %s: %s', async (header, cells, problem) => {
    expect(await accessOf(header, cells)).toEqual([problem])
  })

  it('MEMB-05 without an end lasts the chosen days', async () => {
    const row = await one('Email,Plan\na@club.example,Monthly\n', { daysWithoutEnd: 10 })
    expect(row).toMatchObject({ needsDays: true, problems: [], member: { access: { until: '2026-12-06' } } })
  })

  it('MEMB-05 that is over gives an account alone', async () => {
    const row = await one('Email,Plan,Access until\na@club.example,Monthly,2026-11-25\n')
    expect(row).toMatchObject({ isOver: true, problems: [], member: { access: null } })
    expect(await accessOf('Access until', '2026-11-26')).toMatchObject({ until: '2026-11-26' })
  })
})

it('MEMB-05 has no end for members of a club that is free for them', async () => {
  const text = 'Email,Access until\na@club.example,2026-11-25\nb@club.example,2026-12-25\n'
  const rows = await plan(text, { isFreeForMembers: true })
  expect(rows.map(({ isOver, member: { access } }) => [isOver, access?.kind, access?.until])).toEqual([
    [false, 'free', null],
    [false, 'free', '2026-12-25'],
  ])
})

describe('a row', () => {
  it.each<[string, object]>([
    ['Email,Name\na@club.example,Ada Maria Lovelace', { firstName: 'Ada Maria', lastName: 'Lovelace' }],
    ['Email,Name\na@club.example,Plato', { firstName: 'Plato', lastName: '' }],
    ['Email,First name,Name\na@club.example,Ada,Ignored Here', { firstName: 'Ada', lastName: '' }],
    ['Email,Language\na@club.example,de-AT', { language: 'de' }],
    ['Email,Language\na@club.example,en', { language: 'en-gb' }],
    ['Email,Country\na@club.example,DE', { countryCode: 'de' }],
    ['Email,Marketing\na@club.example,', { marketing: null }],
    ['Email,Marketing\na@club.example,No', { marketing: false }],
    ['Email,Joined\na@club.example,24.12.2020', { joined: '2020-12-24' }],
    ["Email,Note\na@club.example,'=1+1", { note: '=1+1' }],
    ['Email,Labels\na@club.example,"b, a"', { labels: ['a', 'b'] }],
  ])('MEMB-05 is read: %s', async (text, expected) => {
    expect(await one(text)).toMatchObject({ problems: [], member: expected })
  })

  it.each<[string, string]>([
    ['Email,Name\n,Ada', 'noAddress'],
    ['Email\nada@', 'address'],
    ['Email\nada at club.example', 'address'],
    ['Email,Language\na@club.example,Klingon', 'language'],
    ['Email,Country\na@club.example,Germany', 'country'],
    ['Email,Marketing\na@club.example,maybe', 'yesNo'],
    ['Email,Joined\na@club.example,2027-01-01', 'futureDate'],
    [`Email,First name\na@club.example,${'x'.repeat(101)}`, 'tooLong'],
    [`Email,Note\na@club.example,${'x'.repeat(4001)}`, 'tooLong'],
    [`Email,Labels\na@club.example,${'x'.repeat(41)}`, 'labels'],
    ['Email,Name\na@club.example,Ada,Lovelace', 'tooManyCells'],
  ])('MEMB-05 is refused with its reason: %s', async (text, problem) => {
    expect((await one(text))?.problems.map((found) => found.problem)).toEqual([problem])
  })

  it('MEMB-05 with the address of an earlier one is refused and names it, in capitals or another form', async () => {
    const rows = await plan('Email\nzoe\u0301@club.example\nother@club.example\nZO\u00C9@Club.example\n')
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [],
      [{ problem: 'doubleAddress', field: 'email', text: '2' }],
    ])
  })
})
