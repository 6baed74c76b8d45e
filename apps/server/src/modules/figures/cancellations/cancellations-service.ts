import { cancelReasons } from '@upbeat/contract/entities/cancel-reason'
import type { Cancellations } from '@upbeat/contract/studio/entities/figures/cancellations'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { smallestCount } from '@upbeat/contract/studio/entities/member-list'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { hideSmall } from '@upbeat/rules/figures/hide-small'
import { addDays, calendarDate } from '@upbeat/rules/live/live-days'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { valueCell } from '../figure-csv.ts'
import { figureSpan } from '../figure-span.ts'
import type { CancellationCounts } from './cancellation-count-repository.ts'

export type CancellationsService = ReturnType<typeof createCancellationsService>

/** Why members cancelled in a period that ends yesterday. */
export function createCancellationsService(counts: CancellationCounts) {
  return async function cancellations(
    context: StaffContext,
    { period }: { period: FigurePeriod },
  ): Promise<Cancellations> {
    // The figures of the whole club aren't a coach's own.
    if (context.reachOf('figures.view') !== 'all') throw new Failure('notPermitted')
    const { tenantId, now, tenant } = context
    const yesterday = addDays(calendarDate(now.getTime(), tenant.settings.timeZone ?? 'UTC'), -1)
    const { span } = figureSpan(period, yesterday)
    const found = new Map((await counts.byReason(tenantId, span)).map(({ reason, count }) => [reason, count]))
    const smallest = context.reachOf('members.view') === null ? smallestCount : 0
    const reasons = [...cancelReasons, null].map((reason) => {
      return { reason, count: hideSmall(found.get(reason) ?? 0, smallest) }
    })
    return { ...span, reasons }
  }
}

/** A line per reason. */
export function cancellationsCsv({ reasons }: Cancellations): string {
  const lines = reasons.map(({ reason, count }) => [reason ?? 'not given', valueCell(count)])
  return [['reason', 'cancellations'], ...lines].map(csvLine).join('')
}
