import type { Figure, FigureName, FigureSeries } from '@upbeat/contract/studio/entities/figure'
import { hideSmall, hideSmallOf } from '@upbeat/rules/figures/hide-small'
import type { FigureDay } from './figure-day-repository.ts'

/** Hides counts below this; 0 hides none. */
type Hiding = { smallest: number }
type Value = number | 'few' | null
/** The days of a span in order; `before` is the day before its first one, if it is known. */
export type DaysOfSpan = { days: readonly FigureDay[]; before: FigureDay | undefined }

/** How a figure is computed from days (`docs/figures.md`). */
export type FigureKind = {
  name: FigureName
  unit: Figure['unit']
  currency: string | null
  series: readonly FigureSeries[]
  /** The figure of a span; null without any day. */
  overSpan: (span: DaysOfSpan, hiding: Hiding) => Value
  /** The values of each point, a list per part of `series`. */
  byPoint: (points: readonly DaysOfSpan[], hiding: Hiding) => Value[][]
  /** Of the running day. */
  soFar: (today: FigureDay, hiding: Hiding) => Value
}

type Field = {
  [K in keyof FigureDay]: FigureDay[K] extends number ? K : never
}[keyof FigureDay]

const sum = (days: readonly FigureDay[], field: Field) => days.reduce((total, day) => total + day[field], 0)

/** A number at the end of the span. */
function level(name: FigureName, field: Field): FigureKind {
  const overSpan: FigureKind['overSpan'] = ({ days }, { smallest }) => {
    const last = days.at(-1)
    return last ? hideSmall(last[field], smallest) : null
  }
  return {
    name,
    unit: 'count',
    currency: null,
    series: [name],
    overSpan,
    byPoint: (points, hiding) => [points.map((point) => overSpan(point, hiding))],
    soFar: (today, { smallest }) => hideSmall(today[field], smallest),
  }
}

/** A number of things that happened; its points are those of `parts`. */
function flow(name: FigureName, field: Field, parts: readonly (FigureSeries & Field)[]): FigureKind {
  return {
    name,
    unit: 'count',
    currency: null,
    series: parts,
    overSpan: ({ days }, { smallest }) => (days.length > 0 ? hideSmall(sum(days, field), smallest) : null),
    byPoint: (points, { smallest }) => parts.map((part) => countsOf(points, part, smallest)),
    soFar: (today, { smallest }) => hideSmall(today[field], smallest),
  }
}

/** Points before the club's first day stay null. */
function countsOf(points: readonly DaysOfSpan[], field: Field, smallest: number): Value[] {
  const known = points.filter(({ days }) => days.length > 0)
  const shown = hideSmallOf(
    known.map(({ days }) => sum(days, field)),
    smallest,
  )
  return [...Array.from({ length: points.length - known.length }, () => null), ...shown]
}

function minutesOf({ days }: Pick<DaysOfSpan, 'days'>, { smallest }: Hiding): Value {
  if (days.length === 0) return null
  const minutes = Math.round(sum(days, 'watchedSeconds') / 60)
  // At least as many members watched in the span as on any of its days.
  const viewers = Math.max(...days.map((day) => day.viewers))
  return hideSmall(viewers, smallest) === 'few' ? 'few' : minutes
}

const minutes: FigureKind = {
  name: 'minutes',
  unit: 'minutes',
  currency: null,
  series: ['minutes'],
  overSpan: minutesOf,
  byPoint: (points, hiding) => [points.map((point) => minutesOf(point, hiding))],
  soFar: (today, hiding) => minutesOf({ days: [today] }, hiding),
}

function churnOf({ days, before }: DaysOfSpan, { smallest }: Hiding): Value {
  if (days.length === 0 || !before || before.subscriptions === 0) return null
  const ended = sum(days, 'subscriptionsEnded')
  const isFew = [ended, before.subscriptions].some((each) => hideSmall(each, smallest) === 'few')
  return isFew ? 'few' : ended / before.subscriptions
}

const churn: FigureKind = {
  name: 'churn',
  unit: 'share',
  currency: null,
  series: ['subscriptionsEnded'],
  overSpan: churnOf,
  byPoint: (points, { smallest }) => [countsOf(points, 'subscriptionsEnded', smallest)],
  soFar: () => null,
}

function mrrOf(day: FigureDay | undefined, currency: string, { smallest }: Hiding): Value {
  if (!day) return null
  return hideSmall(day.subscriptions, smallest) === 'few' ? 'few' : (day.mrr[currency] ?? 0)
}

function mrr(currency: string): FigureKind {
  return {
    name: 'mrr',
    unit: 'money',
    currency,
    series: ['mrr'],
    overSpan: ({ days }, hiding) => mrrOf(days.at(-1), currency, hiding),
    byPoint: (points, hiding) => [points.map(({ days }) => mrrOf(days.at(-1), currency, hiding))],
    soFar: (today, hiding) => mrrOf(today, currency, hiding),
  }
}

/** The figures of a club, in the order of the page. Revenue is for those who may see money, once per currency. */
export function figureKinds(currencies: readonly string[]): FigureKind[] {
  return [
    level('activeMembers', 'activeMembers'),
    minutes,
    flow('trials', 'trialsStarted', ['trialsConverted', 'trialsExpired']),
    level('subscriptions', 'subscriptions'),
    churn,
    ...currencies.map(mrr),
    level('members', 'members'),
  ]
}
