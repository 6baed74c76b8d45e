import { EmailAddress } from '@upbeat/contract/entities/email-address'
import { maxLabels } from '@upbeat/contract/studio/entities/member'
import type { MemberImportProblem, TransferredAccess } from '@upbeat/contract/studio/entities/member-import'
import { type MemberImportField, mostImportedDays, withoutEnd } from '@upbeat/contract/studio/member-csv'
import { unguarded } from '@upbeat/rules/csv/csv-line'
import { type DayOrder, dayInText } from '@upbeat/rules/csv/day-in-text'
import { languages } from '@upbeat/rules/i18n/languages'
import { normaliseCode } from '@upbeat/rules/subscription/normalise-code'
import { comparedText } from '@upbeat/rules/text/compared-text'
import { accessIn, yesNoIn } from './access-words.ts'
import { labelsIn } from './label-list.ts'
import type { MemberFileRow } from './read-member-file.ts'

/** A member as the file describes them. */
export type PlannedMember = {
  email: string
  firstName: string
  lastName: string
  language: string | null
  countryCode: string | null
  /** `2026-11-23`. */
  joined: string | null
  access: TransferredAccess | null
  labels: string[]
  note: string
  marketing: boolean | null
}
export type PlannedRow = {
  row: number
  member: PlannedMember
  isOver: boolean
  needsDays: boolean
  unknownPlan: string | null
  problems: MemberImportProblem[]
}
export type Given = {
  /** `2026-11-23`, in UTC, as access ends. */
  today: string
  orders: Record<'until' | 'joined', DayOrder>
  plans: readonly { tag: string; name: string }[]
  /** The days of free access of the club's codes that can be redeemed now; null without an end. */
  codeDays: ReadonlyMap<string, number | null>
  chosenPlans: Readonly<Record<string, string>>
  daysWithoutEnd: number | null
  /** Whether the club's members may watch without a membership, so that a new one gets access without an end. */
  isFreeForMembers: boolean
}
type Refuse = (problem: MemberImportProblem['problem'], field: MemberImportField | null, text: string) => void

const longestName = 100
const longestNote = 4000
const dayMs = 86_400_000
const endlessAccess: TransferredAccess = { kind: 'free', until: null, code: null, planTag: null }

/** What a row says, and why it can't be imported. */
export function planRow(line: MemberFileRow, given: Given): PlannedRow {
  const problems: MemberImportProblem[] = []
  const refuse: Refuse = (problem, field, text) => problems.push({ problem, field, text: text.slice(0, 80) })
  const cell = (field: MemberImportField) => unguarded(line.values.get(field) ?? '').trim()
  if (line.isTooLong) refuse('tooManyCells', null, '')
  const email = cell('email')
  if (email === '') refuse('noAddress', 'email', '')
  else if (!EmailAddress.safeParse(email).success) refuse('address', 'email', email)
  const names = namesOf(cell)
  for (const field of ['firstName', 'lastName'] as const)
    if (names[field].length > longestName) refuse('tooLong', field, names[field])
  const note = cell('note')
  if (note.length > longestNote) refuse('tooLong', 'note', note)
  const labels = labelsIn(cell('labels'))
  if (labels.length > maxLabels || labels.some((label) => label.length > 40)) refuse('labels', 'labels', cell('labels'))
  const { access: own, isOver, ...about } = readAccess(cell, given, refuse)
  const access = own ?? (given.isFreeForMembers ? endlessAccess : null)
  return {
    row: line.row,
    member: {
      email,
      ...names,
      language: readLanguage(cell('language'), refuse),
      countryCode: readCountry(cell('country'), refuse),
      joined: readJoined(cell('joined'), given, refuse),
      access,
      labels,
      note,
      marketing: readYesNo(cell('marketing'), 'marketing', refuse),
    },
    isOver: isOver && access === null,
    ...about,
    problems,
  }
}

type Cell = (field: MemberImportField) => string

/** A name in one cell is split before its last word. */
function namesOf(cell: Cell): { firstName: string; lastName: string } {
  const [firstName, lastName, name] = [cell('firstName'), cell('lastName'), cell('name').replace(/\s+/g, ' ')]
  if (firstName !== '' || lastName !== '' || name === '') return { firstName, lastName }
  const end = name.lastIndexOf(' ')
  return end < 0 ? { firstName: name, lastName: '' } : { firstName: name.slice(0, end), lastName: name.slice(end + 1) }
}

function readAccess(cell: Cell, given: Given, refuse: Refuse) {
  const none = { access: null, isOver: false, needsDays: false, unknownPlan: null }
  const kind = kindOf(cell, refuse)
  if (kind === undefined || kind === 'none') return none
  const code = cell('code') === '' ? null : normaliseCode(cell('code'))
  if (cell('code') !== '' && code === null) refuse('codeForm', 'code', cell('code'))
  const plan = kind === 'plan' || kind === 'trial' ? planOf(cell('plan'), given) : null
  const unknownPlan = plan === undefined ? cell('plan') : null
  if (unknownPlan !== null) refuse('unknownPlan', 'plan', unknownPlan)
  const end = endOf(cell, { kind, code, ...given }, refuse)
  if (end === undefined) return { ...none, unknownPlan }
  const isOver = end.until !== null && end.until < given.today
  const access = { kind, until: end.until, code, planTag: plan ?? null }
  return { access: isOver ? null : access, isOver, needsDays: end.needsDays, unknownPlan }
}

function kindOf(cell: Cell, refuse: Refuse) {
  if (readYesNo(cell('gift'), 'gift', refuse)) return 'gift'
  const word = cell('access')
  if (comparedText(word) === 'external') return void refuse('external', 'access', word)
  if (word !== '') {
    const kind = accessIn(word)
    if (kind === undefined) refuse('access', 'access', word)
    return kind
  }
  if (cell('code') !== '') return 'code'
  if (cell('plan') !== '') return 'plan'
  return cell('days') !== '' || cell('until') !== '' ? 'free' : 'none'
}

/** The club's plan by tag or name; null without one, undefined if the club has no such plan and nobody chose one. */
function planOf(name: string, { plans, chosenPlans }: Given): string | null | undefined {
  if (name === '') return null
  const wanted = comparedText(name)
  const found = plans.find(({ tag }) => tag === name) ?? plans.find((plan) => comparedText(plan.name) === wanted)
  if (found) return found.tag
  const chosen = chosenPlans[name]
  return chosen === '' ? null : plans.find(({ tag }) => tag === chosen)?.tag
}

type Ending = Given & { kind: NonNullable<TransferredAccess>['kind']; code: string | null }

/** The last day of access; undefined if there is none that could be known. */
function endOf(cell: Cell, given: Ending, refuse: Refuse): { until: string | null; needsDays: boolean } | undefined {
  const { kind, code, codeDays, today, orders, daysWithoutEnd } = given
  const [until, days] = [cell('until'), cell('days')]
  if (comparedText(until) === withoutEnd) return { until: null, needsDays: false }
  if (until !== '') {
    const day = readDay(until, { field: 'until', order: orders.until }, refuse)
    if (day !== undefined && day > inDays(today, mostImportedDays)) return void refuse('farDate', 'until', until)
    return day === undefined ? undefined : { until: day, needsDays: false }
  }
  if (days !== '') {
    const count = Number(days)
    const isRight = Number.isInteger(count) && count >= 1 && count <= mostImportedDays
    if (!isRight) return void refuse('days', 'days', days)
    return { until: inDays(today, count), needsDays: false }
  }
  // Nobody's gift ends for want of a date.
  if (kind === 'gift') return { until: null, needsDays: false }
  if (code !== null && kind === 'code') {
    const ownDays = codeDays.get(code)
    if (ownDays === undefined) return void refuse('unknownCode', 'code', code)
    return { until: ownDays === null ? null : inDays(today, ownDays), needsDays: false }
  }
  if (daysWithoutEnd !== null) return { until: inDays(today, daysWithoutEnd), needsDays: true }
  refuse('endMissing', 'until', '')
  return undefined
}

function inDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

function readDay(
  text: string,
  { field, order }: { field: 'until' | 'joined'; order: DayOrder },
  refuse: Refuse,
): string | undefined {
  const day = dayInText(text, order)
  if (day !== undefined && day !== 'unclear') return day
  return void refuse(day === 'unclear' ? 'unclearDate' : 'date', field, text)
}

function readJoined(text: string, { today, orders }: Given, refuse: Refuse): string | null {
  if (text === '') return null
  const day = readDay(text, { field: 'joined', order: orders.joined }, refuse) ?? null
  if (day === null || day <= today) return day
  refuse('futureDate', 'joined', text)
  return null
}

/** A language of the site by its code, also without the region. */
function readLanguage(text: string, refuse: Refuse): string | null {
  if (text === '') return null
  const wanted = text.toLowerCase().replace('_', '-')
  const codes = languages.map(({ code }) => code as string)
  const found = [wanted, wanted.split('-')[0] ?? '', `${wanted}-gb`].find((code) => codes.includes(code))
  if (found === undefined) refuse('language', 'language', text)
  return found ?? null
}

function readCountry(text: string, refuse: Refuse): string | null {
  if (text === '') return null
  if (/^[a-z]{2}$/i.test(text)) return text.toLowerCase()
  refuse('country', 'country', text)
  return null
}

function readYesNo(text: string, field: 'gift' | 'marketing', refuse: Refuse): boolean | null {
  if (text === '') return null
  const answer = yesNoIn(text)
  if (answer === undefined) refuse('yesNo', field, text)
  return answer ?? null
}
