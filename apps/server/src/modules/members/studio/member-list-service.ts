import {
  type ListedMember,
  type MemberCounts,
  type MemberLabels,
  type MemberList,
  type MemberQuery,
  memberPageSize,
  memberStates,
  smallestCount,
} from '@upbeat/contract/studio/entities/member-list'
import type { SQLWrapper } from 'drizzle-orm'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { MemberListRepository } from './member-list-repository.ts'
import type { MemberStates } from './member-ports.ts'

export type MemberListService = ReturnType<typeof createMemberListService>
type Parts = { members: MemberListRepository; states: MemberStates }

type Filter = Pick<MemberQuery, 'search' | 'state' | 'label'>

const maxWords = 8
/** More members than any club has. */
const most = 1_000_000

export function createMemberListService({ members, states }: Parts) {
  /** A page of the club's members that match every filter. */
  async function list({ tenantId, now }: StaffContext, query: MemberQuery): Promise<MemberList> {
    const { sort, page } = query
    const found = await members.page(tenantId, {
      ...conditions({ tenantId, now }, query),
      sort,
      skip: (page - 1) * memberPageSize,
      take: memberPageSize + 1,
    })
    const shown = found.slice(0, memberPageSize)
    return { members: await present(tenantId, shown, now), hasMore: found.length > memberPageSize }
  }

  /** The ids of all members that match a filter. */
  function matching({ tenantId, now }: Pick<StaffContext, 'tenantId' | 'now'>, filter: Filter): Promise<string[]> {
    return members.page(tenantId, { ...conditions({ tenantId, now }, filter), sort: 'joined', skip: 0, take: most })
  }

  function conditions({ tenantId, now }: Pick<StaffContext, 'tenantId' | 'now'>, filter: Filter) {
    const { search = '', state, label } = filter
    return {
      words: search.split(/\s+/).filter(Boolean).slice(0, maxWords),
      label,
      restriction: state && ((memberId: SQLWrapper) => states.isIn(tenantId, memberId, state, now)),
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
