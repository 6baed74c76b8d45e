import {
  type ListedMember,
  type MemberCounts,
  type MemberFilter,
  type MemberLabels,
  type MemberList,
  type MemberMoment,
  type MemberQuery,
  memberPageSize,
  memberStates,
  smallestCount,
} from '@upbeat/contract/studio/entities/member-list'
import type { SQLWrapper } from 'drizzle-orm'
import { monthOf, monthRange } from '../../../platform/clock/month-range.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { MemberListRepository } from './member-list-repository.ts'
import type { MemberStates, MemberWatching } from './member-ports.ts'

export type MemberListService = ReturnType<typeof createMemberListService>
type Parts = { members: MemberListRepository; states: MemberStates; watching: MemberWatching }
type Club = Pick<StaffContext, 'tenantId' | 'tenant' | 'now'>

const maxWords = 8
/** More members than any club has. */
const most = 1_000_000
const dayMs = 86_400_000

export function createMemberListService({ members, states, watching }: Parts) {
  /** A page of the club's members that match every filter. */
  async function list(context: StaffContext, query: MemberQuery): Promise<MemberList> {
    const { tenantId, now } = context
    const { sort, page } = query
    const found = await members.page(tenantId, {
      ...conditions(context, query),
      sort,
      skip: (page - 1) * memberPageSize,
      take: memberPageSize + 1,
    })
    const shown = found.slice(0, memberPageSize)
    return { members: await present(tenantId, shown, now), hasMore: found.length > memberPageSize }
  }

  /** The ids of all members that match a filter. */
  function matching(club: Club, filter: MemberFilter): Promise<string[]> {
    return members.page(club.tenantId, { ...conditions(club, filter), sort: 'joined', skip: 0, take: most })
  }

  function conditions(club: Club, { search = '', state, label, when }: MemberFilter) {
    const { tenantId, now } = club
    return {
      words: search.split(/\s+/).filter(Boolean).slice(0, maxWords),
      label,
      ...(when && momentOf(club, when)),
      restrictions: [
        ...(state ? [(memberId: SQLWrapper) => states.isIn(tenantId, memberId, state, now)] : []),
        ...(when === 'trialEndsThisWeek'
          ? [(memberId: SQLWrapper) => states.trialEnds(tenantId, memberId, now, daysFrom(now, 7))]
          : []),
        ...(when === 'notWatched30Days'
          ? [(memberId: SQLWrapper) => watching.hasNotWatched(tenantId, memberId, daysFrom(now, -30))]
          : []),
      ],
    }
  }

  async function present(tenantId: string, ids: string[], now: Date): Promise<ListedMember[]> {
    if (ids.length === 0) return []
    const [rows, stateOf, labels] = await Promise.all([
      members.details(tenantId, ids),
      states.statesOf(tenantId, ids, now),
      members.labelsOf(tenantId, ids),
    ])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const labelsOf = Map.groupBy(labels, ({ memberId }) => memberId)
    return ids.flatMap((id) => {
      const row = byId.get(id)
      // Deleted since the page was read.
      if (!row) return []
      const { createdAt, seenAt, ...shown } = row
      return {
        ...shown,
        state: stateOf.get(id) ?? 'none',
        joinedAt: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        labels: (labelsOf.get(id) ?? []).map(({ label }) => label),
      }
    })
  }

  async function labels({ tenantId }: StaffContext): Promise<MemberLabels> {
    return { labels: await members.labels(tenantId) }
  }

  /**
   * Who may not see members gets counts that can't point at a person: 1 to 4 are hidden, and so is what could be
   * calculated from the others.
   */
  async function counts({ tenantId, now, reachOf }: StaffContext): Promise<MemberCounts> {
    const [total, byState] = await Promise.all([members.countAll(tenantId), states.countStates(tenantId, now)])
    const withMembership = [...byState.values()].reduce((sum, count) => sum + count, 0)
    const cells = memberStates.map((state) => {
      return { state, count: state === 'none' ? Math.max(0, total - withMembership) : (byState.get(state) ?? 0) }
    })
    if (reachOf('members.view') !== null) return { total, states: cells }
    return { total: largeEnough(total), states: withoutSmall(cells) }
  }

  return { list, matching, labels, counts }
}

/** When members joined whom a moment is about. */
function momentOf({ tenant, now }: Club, when: MemberMoment): { joinedFrom?: Date; joinedUntil?: Date } {
  if (when === 'notWatched30Days') return { joinedUntil: daysFrom(now, -30) }
  if (when !== 'joinedThisMonth') return {}
  const timeZone = tenant.settings.timeZone ?? 'UTC'
  return { joinedFrom: monthRange(monthOf(now, timeZone), timeZone).from }
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

function largeEnough(count: number): number | null {
  return count > 0 && count < smallestCount ? null : count
}

/** Hides small cells; a single one would be the difference to the total, so the next smallest is hidden with it. */
function withoutSmall<Cell extends { count: number }>(cells: readonly Cell[]): (Cell | (Cell & { count: null }))[] {
  const isSmall = ({ count }: Cell) => largeEnough(count) === null
  const small = cells.filter(isSmall)
  const hidden = new Set(small)
  if (small.length === 1) {
    const [next] = cells
      .filter((cell) => cell.count > 0 && !isSmall(cell))
      .sort((one, other) => one.count - other.count)
    if (next) hidden.add(next)
  }
  return cells.map((cell) => (hidden.has(cell) ? { ...cell, count: null } : cell))
}
