import { seededRandom } from '@upbeat/demo/world/seeded-random'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Database, schema } from '../../platform/db/database.ts'
import type { NewFact } from '../facts/fact.ts'
import { createFacts } from '../facts/facts.ts'
import { type PlayedPiece, playedPieces } from '../watching/played-pieces.ts'
import { sumsOf, type ViewedPiece, viewingsOf } from '../watching/sum-pieces.ts'
import { createWatchRepository } from '../watching/watch-repository.ts'

type Parts = { now: Date; makeId: () => string }
type Owner = Parts & { tenantId: string; chance: () => number }

const dayMs = 86_400_000
const days = 90
const members = 140
const viewers = 60
const trialDays = 14

/**
 * What happened in a club over the last three months, so that its figures have something to show: memberships, trials
 * and what was watched, all of members whose accounts are gone. The same at every start.
 */
export async function seedFigures(db: Database, seed: TenantSeed, { now, makeId }: Parts): Promise<void> {
  const { tenantID: tenantId } = seed.config
  const owner = { tenantId, now, makeId, chance: seededRandom('figures').next }
  const facts = createFacts({ timeZoneOf: () => null, makeId })
  await facts.append(db, [...membershipFacts(seed, owner), ...trialFacts(seed, owner)])
  await seedWatching(db, seed, owner)
}

/** Members who subscribed before or during the three months, and some who ended. */
function membershipFacts(seed: TenantSeed, { tenantId, now, chance }: Owner): NewFact[] {
  const plans = seed.products.flatMap((product) => product.plans).filter(({ price }) => price > 0)
  return Array.from({ length: members }, (_, index) => index).flatMap((index): NewFact[] => {
    const plan = plans[Math.floor(chance() * plans.length)]
    if (!plan) return []
    // Half of them were there before.
    const began = index < members / 2 ? days + chance() * 20 : chance() * days
    const { tag: planTag, interval, intervalCount, price: priceMinor, currency } = plan
    const about = { tenantId, memberId: null, entityId: `seeded subscription ${index}` }
    const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
    const price = { planTag, interval, intervalCount, priceMinor, currency }
    const started = { ...price, percentageOff: chance() < 0.1 ? 20 : null, hadTrial: false }
    const ended = began - 20 - chance() * 200
    const last = { planTag, was: 'paid', replaced: false } as const
    return [
      { kind: 'subscribed', ...about, at: at(began), details: started },
      ...(ended > 1 ? [{ kind: 'membership_ended', ...about, at: at(ended), details: last } as const] : []),
    ]
  })
}

/** Trials, of which somewhat more than half lead to a plan. */
function trialFacts(seed: TenantSeed, { tenantId, now, chance }: Owner): NewFact[] {
  const plan = seed.products.flatMap((product) => product.plans).find(({ interval }) => interval === 'Monthly')
  if (!plan) return []
  const { tag: planTag, interval, intervalCount, price: priceMinor, currency } = plan
  return Array.from({ length: days }, (_, index) => index).flatMap((index): NewFact[] => {
    const startedAgo = days - index - chance()
    const about = { tenantId, memberId: null }
    const [trial, bought] = [`seeded trial ${index}`, `seeded plan after trial ${index}`]
    const at = (daysAgo: number) => new Date(now.getTime() - Math.max(daysAgo, 0) * dayMs)
    const isBuying = chance() < 0.55
    const endedAgo = startedAgo - (isBuying ? trialDays * chance() : trialDays)
    const start = {
      kind: 'trial_started',
      ...about,
      entityId: trial,
      at: at(startedAgo),
      details: { planTag, days: trialDays },
    } as const
    if (endedAgo < 0) return [start]
    const end = { planTag, was: 'trial', replaced: isBuying } as const
    const price = { planTag, interval, intervalCount, priceMinor, currency }
    return [
      start,
      { kind: 'membership_ended', ...about, entityId: trial, at: at(endedAgo), details: end },
      ...(isBuying
        ? [
            {
              kind: 'subscribed',
              ...about,
              entityId: bought,
              at: at(endedAgo),
              details: { ...price, percentageOff: null, hadTrial: true },
            } as const,
          ]
        : []),
    ]
  })
}

/** A few classes are watched every day, more at weekends; a fifth of the viewers leave halfway. */
async function seedWatching(db: Database, seed: TenantSeed, { tenantId, now, makeId, chance }: Owner): Promise<void> {
  const classes = seed.classes.flatMap(({ tag, instructor, durationSecond }) => {
    return durationSecond === null ? [] : [{ tag, instructor, durationSecond }]
  })
  const favourites = classes.slice(0, 12)
  const viewerIds = Array.from({ length: viewers }, makeId)
  await db.insert(schema.watchViewer).values(viewerIds.map((viewerId) => ({ tenantId, viewerId, memberId: null })))
  const pieces = Array.from({ length: days }, (_, index) => index).flatMap((index): ViewedPiece[] => {
    const midday = new Date(now.getTime() - (days - index) * dayMs)
    const isWeekend = [0, 6].includes(midday.getUTCDay())
    const count = Math.round((isWeekend ? 14 : 8) * (0.7 + index / days) * (0.7 + 0.6 * chance()))
    return viewerIds
      .map((viewerId) => ({ viewerId, rank: chance() }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, count)
      .flatMap(({ viewerId }) => {
        const watched = favourites[Math.floor(chance() ** 1.5 * favourites.length)]
        if (!watched) return []
        const leaving = chance()
        const share = leaving < 0.1 ? 0.1 * chance() : leaving < 0.3 ? 0.5 : leaving < 0.45 ? chance() : 1
        const seconds = Math.max(30, Math.round((watched.durationSecond * share) / 10) * 10)
        const at = midday.getTime() - Math.round(chance() * 6 * 3600) * 1000
        const range = { at: new Date(at).toISOString(), fromSecond: 0, toSecond: seconds, playedSeconds: seconds }
        const given = { now: at + seconds * 1000, timeZone: 'UTC', dayAt, counted: [] }
        const content = {
          kind: 'onDemand',
          classTag: watched.tag,
          eventId: null,
          length: watched.durationSecond,
          origin: { kind: 'class', id: watched.tag },
          coachName: watched.instructor,
        } as const
        const viewingId = makeId()
        return playedPieces(range, given).map((piece: PlayedPiece) => ({ ...piece, viewerId, viewingId, content }))
      })
  })
  await createWatchRepository(db).add(tenantId, sumsOf(pieces, viewingsOf(pieces, new Map(), new Map()), []))
}

/** The demo's clubs have no time zone, so their days are those of UTC. */
function dayAt(time: number) {
  const day = new Date(time).toISOString().slice(0, 10)
  return { day, until: Date.parse(day) + dayMs }
}
