import type { FigureName, FigureValue } from '@upbeat/contract/studio/entities/figures/figure'
import type { WeekFigures } from '@upbeat/contract/studio/entities/figures/week-figure'
import { smallestCount } from '@upbeat/contract/studio/entities/member-list'
import { hideSmall } from '@upbeat/rules/figures/hide-small'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { CancellationCounts } from '../cancellations/cancellation-count-repository.ts'
import type { FiguresService } from '../figures-service.ts'
import type { Span } from '../span.ts'
import type { JoinedCount } from './joined-repository.ts'

export type WeekService = ReturnType<typeof createWeekService>
type Parts = { figures: Pick<FiguresService, 'figures'>; cancellations: CancellationCounts; joined: JoinedCount }

/** The figures of Home: of the last seven days, beside the seven days before. */
export function createWeekService({ figures, cancellations, joined }: Parts) {
  return async function week(context: StaffContext): Promise<WeekFigures> {
    const { tenantId } = context
    const found = await figures.figures(context, { period: '7d' })
    const { span, previous } = found
    const smallest = context.reachOf('members.view') === null ? smallestCount : 0
    const cancelled = async (days: Span) =>
      (await cancellations.byReason(tenantId, days)).reduce((total, each) => total + each.count, 0)
    const [newMembers, newBefore, left, leftBefore] = await Promise.all([
      joined(tenantId, span),
      joined(tenantId, previous),
      cancelled(span),
      cancelled(previous),
    ])

    function figure(name: FigureName) {
      const { value = null, previous: before = null } = found.figures.find((each) => each.name === name) ?? {}
      return { value, previous: before }
    }
    const members = figure('members')
    // As far back as the club has figures.
    function counted(value: number, before: number): { value: FigureValue; previous: FigureValue } {
      return {
        value: members.value === null ? null : hideSmall(value, smallest),
        previous: members.previous === null ? null : hideSmall(before, smallest),
      }
    }
    return {
      span,
      figures: [
        { name: 'activeMembers', ...figure('activeMembers') },
        { name: 'minutes', ...figure('minutes') },
        { name: 'newMembers', ...counted(newMembers, newBefore) },
        { name: 'cancellations', ...counted(left, leftBefore) },
      ],
    }
  }
}
