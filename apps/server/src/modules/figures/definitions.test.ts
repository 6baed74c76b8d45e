import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import type { NewFact } from '../facts/fact.ts'
import { createFacts } from '../facts/facts.ts'
import { createWatchTotals } from '../watching/watch-totals-repository.ts'
import { createDayFigures } from './day-figures.ts'
import { figureKinds } from './figure-kinds.ts'
import { createFigureSourceRepository } from './figure-source-repository.ts'
import { watchOn } from './testing/watch-on.ts'

/** Every example of docs/figures.md, with the heading above it. */
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/figures.md'), 'utf8')
const examples = page.split(/^## /m).flatMap((section) => {
  const [heading = ''] = section.split('\n')
  const [, text] = section.match(/```example\n([\s\S]*?)```/) ?? []
  return text ? [{ heading, lines: text.trim().split('\n') }] : []
})

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

it('FIG-04 every figure of the page has a definition with an example', () => {
  const names = [...new Set(figureKinds(['GBP']).map(({ name }) => name))]
  expect(examples).toHaveLength(names.length)
})

it.each(examples)('FIG-04 computes the example of its definition: $heading', async ({ lines }) => {
  const tenantId = randomUUID()
  const happened = lines.filter((line) => !line.startsWith('='))
  const results = lines.filter((line) => line.startsWith('='))
  expect([happened.length > 0, results.length > 0]).toEqual([true, true])
  await inTenant(tenantId, async () => {
    await happen(tenantId, happened)
    for (const line of results) {
      const [, from = '', to = from, name = '', expected = ''] =
        line.match(/^= (\S+)(?: to (\S+))? ([a-zA-Z ]+) ([\d.]+)/) ?? []
      expect([line, await computed(tenantId, { from, to, name })]).toEqual([line, Number(expected)])
    }
  })
})

async function happen(tenantId: string, lines: readonly string[]) {
  const ids = new Map<string, string>()
  const facts = createFacts({ timeZoneOf: () => 'UTC', makeId: randomUUID })
  for (const line of lines) {
    const [, day = '', person = '', verb = ''] = line.match(/^(\S+) (\w+)(?:'s)? (.*)$/) ?? []
    const at = new Date(`${day}T12:00:00Z`)
    const memberId = ids.get(person) ?? randomUUID()
    if (!ids.has(person)) {
      await app.database.execute(
        'insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at) values ($1, $2, $3, $3, $4, $4, $5)',
        [memberId, tenantId, `${person}@example.org`, person, at.toISOString()],
      )
      ids.set(person, memberId)
    }
    const minutes = verb.match(/^watches (\d+) minutes/)?.[1]
    if (minutes) {
      // Later on the same day, if they watch twice.
      const time = new Date(at.getTime() + lines.indexOf(line) * 3_600_000)
      await watchOn(app.database.db, tenantId, { memberId, at: time, minutes: Number(minutes) })
      continue
    }
    const fact = { tenantId, memberId, at, ...factOf(verb, memberId) } as NewFact
    if (verb !== 'joins') await facts.append(app.database.db, [fact])
  }
}

/** The end of the paid period of the example's pause. */
const pausedFrom = '2026-04-01T12:00:00.000Z'
const intervals = { month: 'Monthly', quarter: 'Quarterly', year: 'Annually' } as const

function factOf(verb: string, memberId: string): Pick<NewFact, 'kind' | 'entityId' | 'details'> {
  const replaced = verb.endsWith('replaced')
  const amountMinor = Math.round(Number(verb.match(/\d+\.\d\d/)?.[0]) * 100)
  const plan = { planTag: 'plan', currency: 'gbp' }
  const trial = { entityId: `trial of ${memberId}` }
  const paid = { entityId: `plan of ${memberId}` }
  if (verb === 'starts a trial') return { kind: 'trial_started', ...trial, details: { planTag: 'plan', days: 14 } }
  if (verb.startsWith('trial ends'))
    return { kind: 'membership_ended', ...trial, details: { planTag: 'plan', was: 'trial', replaced } }
  if (verb.startsWith('membership ends'))
    return { kind: 'membership_ended', ...paid, details: { planTag: 'plan', was: 'paid', replaced } }
  const [, until] = verb.match(/^pauses until (\S+)$/) ?? []
  if (until !== undefined) {
    const details = { planTag: 'plan', from: pausedFrom, until: `${until}T12:00:00.000Z` }
    return { kind: 'paused', ...paid, details }
  }
  if (verb === 'cancels') return { kind: 'cancelled', ...paid, details: { planTag: 'plan' } }
  if (verb.startsWith('pays')) return { kind: 'renewed', ...paid, details: { ...plan, amountMinor } }
  const interval = intervals[verb.match(/a (month|quarter|year)/)?.[1] as keyof typeof intervals]
  const percentageOff = Number(verb.match(/(\d+) %/)?.[1] ?? 0) || null
  const price = {
    interval,
    intervalCount: 1,
    priceMinor: amountMinor,
    ...(verb.endsWith('paid once') && { renews: false }),
  }
  return { kind: 'subscribed', ...paid, details: { ...plan, ...price, percentageOff, hadTrial: true } }
}

async function computed(tenantId: string, { from, to, name }: { from: string; to: string; name: string }) {
  const { db } = app.database
  const source = createFigureSourceRepository(db)
  const computeDays = createDayFigures({ source, watched: createWatchTotals(db) })
  const [days, [before]] = await Promise.all([
    computeDays(tenantId, { from, to }, 'UTC'),
    computeDays(tenantId, { from: '2026-02-28', to: '2026-02-28' }, 'UTC'),
  ])
  const kindOf = (wanted: string) => figureKinds(['GBP']).find((kind) => kind.name === wanted)
  const point = { days, before }
  const hiding = { smallest: 0 }
  const part = (index: number) => kindOf('trials')?.byPoint([point], hiding)[index]?.[0]
  if (name === 'trials started') return kindOf('trials')?.overSpan(point, hiding)
  if (name === 'trials converted') return part(0)
  if (name === 'trials expired') return part(1)
  const known = { 'active members': 'activeMembers', MRR: 'mrr' }[name] ?? name
  const value = Number(kindOf(known)?.overSpan(point, hiding))
  return name === 'churn' || name === 'MRR' ? value * (name === 'churn' ? 100 : 0.01) : value
}
