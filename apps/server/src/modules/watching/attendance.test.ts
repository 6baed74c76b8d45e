import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { createAttendance } from './attendance-repository.ts'
import { createLedger } from './ledger.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/figures.md'), 'utf8')
const example = page.match(/```attendance\n([\s\S]*?)\n```/)?.[1]?.split('\n') ?? []
const moment = (time: string) => new Date(`2026-03-01T${time}Z`)

it('computes the example of the definition of attendance', async () => {
  const tenantId = randomUUID()
  const [, from = '', until = ''] = example[0]?.match(/^from (\S+) to (\S+)$/) ?? []
  const occurrence = { tenantId, eventId: 'event', from: moment(from), until: moment(until) }
  await inTenant(tenantId, async () => {
    const attendance = createAttendance(app.database.db)
    expect(await attendance(occurrence)).toEqual({ attended: 0, periods: [] })
    await play(tenantId, example)
    const { attended, periods } = await attendance(occurrence)
    const lines = periods.map(({ at, count }) => `= ${at.toISOString().slice(11, 19)} watching ${count}`)
    expect([`= attended ${attended}`, ...lines]).toEqual(example.filter((line) => line.startsWith('=')))
    expect(await attendance({ ...occurrence, eventId: 'another' })).toEqual({ attended: 0, periods: [] })
  })
})

async function play(tenantId: string, lines: readonly string[]) {
  const ids = new Map<string, string>()
  const clock = { now: () => moment('23:00:00') }
  const ledger = createLedger({ ...app.database, clock, makeId: randomUUID, timeZoneOf: () => 'Pacific/Auckland' })
  for (const line of lines) {
    const [, time = '', name = '', seconds] = line.match(/^(\S+) (\w+) plays (\d+) seconds/) ?? []
    if (seconds === undefined) continue
    const memberId = ids.get(name) ?? randomUUID()
    if (!ids.has(name)) {
      await app.database.execute(
        'insert into member (id, tenant_id, email, email_key, created_at) values ($1, $2, $3, $3, $4)',
        [memberId, tenantId, `${name}@example.org`, moment('00:00:00').toISOString()],
      )
      ids.set(name, memberId)
    }
    const playedSeconds = Number(seconds)
    const ranges = [{ at: moment(time).toISOString(), fromSecond: 0, toSecond: playedSeconds, playedSeconds }]
    const event = {
      kind: 'live',
      classTag: 'tag',
      eventId: 'event',
      length: null,
      origin: null,
      coachName: null,
    } as const
    await ledger.append(tenantId, [{ memberId, watchingId: randomUUID(), content: event, ranges }])
  }
}
