import type { Figure, FigureName, FigurePeriod, Figures } from '@upbeat/contract/studio/entities/figure'
import { smallestCount } from '@upbeat/contract/studio/entities/member-list'
import { addDays, calendarDate } from '@upbeat/rules/live/live-days'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { ClosedDays } from './closed-days.ts'
import type { ComputeDays } from './day-figures.ts'
import type { FigureDay, FigureDayRepository } from './figure-day-repository.ts'
import { type DaysOfSpan, type FigureKind, figureKinds } from './figure-kinds.ts'
import { figureSpan } from './figure-span.ts'
import type { Span } from './span.ts'

export type FiguresService = ReturnType<typeof createFiguresService>
type Parts = { figureDays: FigureDayRepository; closedDays: Pick<ClosedDays, 'close'>; computeDays: ComputeDays }

/** The club's figures over a period that ends yesterday, each with the period before (FIG-02). */
export function createFiguresService({ figureDays, closedDays, computeDays }: Parts) {
  async function figures(context: StaffContext, { period }: { period: FigurePeriod }): Promise<Figures> {
    // The figures of the whole club aren't a coach's own.
    if (context.reachOf('figures.view') !== 'all') throw new Failure('notPermitted')
    const { tenantId, now, tenant } = context
    const timeZone = tenant.settings.timeZone ?? 'UTC'
    const today = calendarDate(now.getTime(), timeZone)
    const closed = await closedDays.close({ tenantId, timeZone, now })
    const { span, previous, points } = figureSpan(period, addDays(today, -1))
    const [stored, open] = await Promise.all([
      figureDays.list(tenantId, { from: addDays(previous.from, -1), to: closed }),
      computeDays(tenantId, { from: addDays(closed, 1), to: today }, timeZone),
    ])
    const daysOf = within([...stored, ...open])
    const [running] = daysOf({ from: today, to: today }).days
    // A club that began during the period before has nothing to compare with.
    const isWhole = daysOf(previous).days[0]?.day === previous.from
    const hiding = { smallest: context.reachOf('members.view') === null ? smallestCount : 0 }

    function present(kind: FigureKind): Figure {
      const { name, unit, currency, series, overSpan, byPoint, soFar } = kind
      const parts = byPoint(points.map(daysOf), hiding)
      return {
        name,
        unit,
        currency,
        series: [...series],
        value: overSpan(daysOf(span), hiding),
        previous: isWhole ? overSpan(daysOf(previous), hiding) : null,
        today: running ? soFar(running, hiding) : null,
        points: points.map((point, index) => ({ ...point, values: parts.map((values) => values[index] ?? null) })),
      }
    }

    const seesMoney = context.reachOf('figures.money') === 'all'
    const currencies = seesMoney ? currenciesIn([...stored, ...open]) : []
    return { period, span, previous, figures: figureKinds(currencies).map(present) }
  }

  /** One figure, once per currency. */
  async function figure(context: StaffContext, question: { period: FigurePeriod; figure: FigureName }) {
    const found = await figures(context, question)
    return found.figures.filter(({ name }) => name === question.figure)
  }

  return { figures, figure }
}

/** Finds the days of a span. `days` are in order and have no gaps. */
function within(days: readonly FigureDay[]) {
  const byDay = new Map(days.map((each) => [each.day, each]))
  return (span: Span): DaysOfSpan => ({
    days: days.filter(({ day }) => day >= span.from && day <= span.to),
    before: byDay.get(addDays(span.from, -1)),
  })
}

function currenciesIn(days: readonly FigureDay[]): string[] {
  return [...new Set(days.flatMap(({ mrr }) => Object.keys(mrr)))].sort()
}
