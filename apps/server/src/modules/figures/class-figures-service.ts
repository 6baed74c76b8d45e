import type { ClassFigures, WatchedClass, WatchedClasses } from '@upbeat/contract/studio/entities/figures/class-figure'
import type { FigurePeriod } from '@upbeat/contract/studio/entities/figures/figure'
import { smallestCount } from '@upbeat/contract/studio/entities/member-list'
import { hideSmall } from '@upbeat/rules/figures/hide-small'
import { Failure } from '../../platform/failure/failure.ts'
import { reaches } from '../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { WatchTotals } from '../watching/watch-totals.ts'
import type { ClassListRepository } from './class-list-repository.ts'
import type { ClassLists } from './class-lists.ts'
import type { ClosedDays } from './closed-days.ts'
import { cueMoves } from './cue-moves.ts'
import { figureSpan } from './figure-span.ts'
import type { WatchedClassRepository } from './watched-class-repository.ts'

export type ClassFiguresService = ReturnType<typeof createClassFiguresService>
type Parts = {
  watched: Pick<WatchTotals, 'retention'>
  closedDays: Pick<ClosedDays, 'close'>
  classLists: Pick<ClassLists, 'make'>
  lists: Pick<ClassListRepository, 'list'>
  classes: WatchedClassRepository
  library: MediaLibrary
}

const mostShown = 100

/** What is watched of each class. Coaches see their own classes. */
export function createClassFiguresService({ watched, closedDays, classLists, lists, classes, library }: Parts) {
  /** Of the period that ends with the last closed day. */
  async function list(context: StaffContext, { period }: { period: FigurePeriod }): Promise<WatchedClasses> {
    const { tenantId, now, tenant, staff } = context
    const closed = await closedDays.close({ tenantId, timeZone: tenant.settings.timeZone ?? 'UTC', now })
    await classLists.make(tenantId, period, closed)
    const { span } = figureSpan(period, closed)
    const coachId = context.reachOf('figures.view') === 'own' ? staff.accountId : null
    const rows = await lists.list(tenantId, period, coachId, mostShown)
    const names = await classes.names(
      tenantId,
      rows.map(({ classTag }) => classTag),
    )
    return {
      ...span,
      classes: rows.map(({ classTag: tag, coachName, seconds, viewings, viewers, completions }): WatchedClass => {
        const about = { tag, name: names.get(tag) ?? '', coachName: coachName || null }
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
