import type { ClassFigures, WatchedClass, WatchedClasses } from '@upbeat/contract/studio/entities/class-figure'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figure'
import { smallestCount } from '@upbeat/contract/studio/entities/member-list'
import { hideSmall } from '@upbeat/rules/figures/hide-small'
import { addDays, calendarDate } from '@upbeat/rules/live/live-days'
import { Failure } from '../../platform/failure/failure.ts'
import { reaches } from '../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { WatchTotals } from '../watching/watch-totals.ts'
import { cueMoves } from './cue-moves.ts'
import { figureSpan } from './figure-span.ts'
import type { WatchedClassRepository } from './watched-class-repository.ts'

export type ClassFiguresService = ReturnType<typeof createClassFiguresService>
type Parts = {
  watched: Pick<WatchTotals, 'byClass' | 'retention'>
  classes: WatchedClassRepository
  library: MediaLibrary
}

const mostShown = 100
/** More classes than any coach has. */
const every = 10_000

/** What is watched of each class. Coaches see their own classes. */
export function createClassFiguresService({ watched, classes, library }: Parts) {
  async function list(context: StaffContext, { period }: { period: FigurePeriod }): Promise<WatchedClasses> {
    const { tenantId, now, tenant, staff } = context
    const today = calendarDate(now.getTime(), tenant.settings.timeZone ?? 'UTC')
    const { span } = figureSpan(period, addDays(today, -1))
    const isOwn = context.reachOf('figures.view') === 'own'
    const rows = (await watched.byClass(tenantId, span, isOwn ? every : mostShown))
      .filter(({ coachId }) => !isOwn || coachId === staff.accountId)
      .slice(0, mostShown)
    const names = await classes.names(
      tenantId,
      rows.map(({ classTag }) => classTag),
    )
    return {
      ...span,
      classes: rows.map(({ classTag: tag, coachName, seconds, viewings, viewers, completions }): WatchedClass => {
        const about = { tag, name: names.get(tag) ?? '', coachName }
        // Minutes and viewings of so few members would be theirs.
        if (shown(context, viewers) === 'few')
          return { ...about, minutes: 'few', viewings: 'few', viewers: 'few', completions: 'few' }
        const minutes = Math.round(seconds / 60)
        return { ...about, minutes, viewings, viewers, completions: shown(context, completions) }
      }),
    }
  }

  async function ofClass(context: StaffContext, tag: string): Promise<ClassFigures> {
    const { tenantId } = context
    const [name, ownerId] = await Promise.all([
      classes.names(tenantId, [tag]).then((names) => names.get(tag)),
      classes.ownerOf(tenantId, tag),
    ])
    if (name === undefined) throw new Failure('notFound')
    if (!reaches(context, 'figures.view', ownerId)) throw new Failure('notPermitted')
    const [{ lengthSeconds, bucketSeconds, viewers }, media] = await Promise.all([
      watched.retention(tenantId, tag),
      library.find(tenantId, tag),
    ])
    return {
      tag,
      name,
      lengthSeconds,
      bucketSeconds,
      viewers: viewers.map((count) => shown(context, count)),
      moves: cueMoves(media?.cues ?? null),
    }
  }

  return { list, ofClass }
}

/** Who may not see members sees no count below five; coaches see their own classes' counts. */
function shown({ reachOf }: StaffContext, count: number): number | 'few' {
  return hideSmall(count, reachOf('members.view') === null ? smallestCount : 0)
}
