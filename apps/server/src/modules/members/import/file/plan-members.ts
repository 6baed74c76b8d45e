import { setImmediate as pause } from 'node:timers/promises'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { dayOrderOf } from '@upbeat/rules/csv/day-in-text'
import { type Given, type PlannedRow, planRow } from './plan-row.ts'
import type { MemberFileRow } from './read-member-file.ts'

/** The number of rows read before other requests get their turn. */
const stretch = 500

/** What each row of a file says, in its order. Of rows with one address the first counts. */
export async function planMembers(rows: readonly MemberFileRow[], given: Omit<Given, 'orders'>): Promise<PlannedRow[]> {
  const orderOf = (field: 'until' | 'joined') => dayOrderOf(rows.map(({ values }) => values.get(field) ?? ''))
  const orders = { until: orderOf('until'), joined: orderOf('joined') }
  const rowOf = new Map<string, number>()
  const planned: PlannedRow[] = []
  for (const [place, row] of rows.entries()) {
    if (place % stretch === stretch - 1) await pause()
    const one = planRow(row, { ...given, orders })
    const key = emailKey(one.member.email)
    const earlier = rowOf.get(key)
    if (key !== '' && earlier !== undefined) {
      one.problems.push({ problem: 'doubleAddress', field: 'email', text: String(earlier) })
    }
    if (key !== '' && earlier === undefined) rowOf.set(key, row.row)
    planned.push(one)
  }
  return planned
}
