import type {
  ClubQuotaChange,
  ClubSuspension,
  InstallationClub,
  InstallationClubQuery,
  InstallationClubs,
  UsageRange,
} from '@upbeat/contract/studio/entities/installation'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { AccountContext } from '../../platform/http/studio/studio-context.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import { studioAddress } from '../staff/studio-address.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import type { ClubLimitsRepository } from './club-limits-repository.ts'
import type { createClubListRepository, ListedClub } from './club-list-repository.ts'

type Parts = {
  db: Database
  audit: Audit
  tenants: Pick<Tenants, 'byHost' | 'refresh'>
  list: ReturnType<typeof createClubListRepository>
  limitsOn: (db: Database) => ClubLimitsRepository
  clubWriterOn: ClubWriterOn
  /** The installation's limit for clubs without their own; null without one. */
  defaultBytes: number | null
  /** The calendar month (UTC), e.g. `2026-11`. */
  monthNow: () => string
  /** Tells the other servers that clubs were changed. */
  onClubsChanged: () => Promise<void>
}

export type InstallationClubService = ReturnType<typeof createInstallationClubs>

const clubsPerPage = 50
/** Names in an entry of the history. */
const namedInHistory = 20

/** The installation's clubs: how much each uses, what it may use, and whether it is open to members. */
export function createInstallationClubs(parts: Parts) {
  const { db, audit, tenants, list, limitsOn, clubWriterOn, defaultBytes, monthNow } = parts

  async function read(context: AccountContext, query: InstallationClubQuery): Promise<InstallationClubs> {
    const asked = { ...query, month: monthNow(), defaultBytes, perPage: clubsPerPage }
    const { clubs, total } = await asPlatform(() => list.page(asked))
    return {
      clubs: clubs.map((club) => presented(context, club)),
      total,
      hasMore: query.page * clubsPerPage < total,
    }
  }

  function presented(context: AccountContext, { domain, lastActiveAt, ...club }: ListedClub): InstallationClub {
    const studio = studioAddress(context, { name: club.name, domain }, tenants)
    const host = domain ?? new URL(studio).host
    return { ...club, host, studio, lastActiveAt: lastActiveAt?.toISOString() ?? null }
  }

  /** @throws Failure notFound if one of the clubs doesn't exist; none is changed then */
  async function setQuotas(context: AccountContext, { tenantIds, quota }: ClubQuotaChange): Promise<void> {
    const clubs = await found(tenantIds)
    await asPlatform(() =>
      db.transaction(async (transaction) => {
        const limits = limitsOn(transaction)
        const [first] = clubs
        const before = first && clubs.length === 1 ? await limits.quotaOf(first.tenantId) : {}
        for (const { tenantId } of clubs) await limits.setQuota(tenantId, quota)
        await record(transaction, context, clubs, { action: 'installation.quotaSet', before, after: quota })
      }),
    )
  }

  /**
   * Closes clubs to their members, or opens them again.
   * @throws Failure notFound if one of the clubs doesn't exist; none is changed then
   */
  async function suspend(context: AccountContext, { tenantIds, suspended }: ClubSuspension): Promise<void> {
    const clubs = await found(tenantIds)
    await asPlatform(() =>
      db.transaction(async (transaction) => {
        const writer = clubWriterOn(transaction)
        for (const { tenantId } of clubs) await writer.setSuspended(tenantId, suspended)
        const action = suspended ? 'installation.clubsSuspended' : 'installation.clubsResumed'
        await record(transaction, context, clubs, { action, before: { suspended: !suspended }, after: { suspended } })
      }),
    )
    await tenants.refresh()
    await parts.onClubsChanged()
  }

  async function found(tenantIds: readonly string[]): Promise<ListedClub[]> {
    const wanted = new Set(tenantIds)
    const clubs = (await asPlatform(() => list.all(monthNow(), defaultBytes))).filter(({ tenantId }) =>
      wanted.has(tenantId),
    )
    if (clubs.length < wanted.size) throw new Failure('notFound')
    return clubs
  }

  /** In the installation's history: a club's staff must not undo what the operator did. */
  async function record(
    transaction: Database,
    context: AccountContext,
    clubs: readonly ListedClub[],
    change: { action: string; before: object; after: object },
  ): Promise<void> {
    const { action, before, after } = change
    const names = clubs.slice(0, namedInHistory).map(({ name }) => name)
    const [first] = clubs
    await audit.record(transaction, {
      tenantId: null,
      actor: actorOf(context),
      action,
      object: {
        kind: 'installation',
        id: first && clubs.length === 1 ? first.tenantId : 'clubs',
        name: names.join(', '),
      },
      now: context.now,
      before,
      after: { ...after, clubs: clubs.length },
    })
  }

  /** Stores what each club uses now: a month's bill is about the most that was measured in it. */
  async function measure(): Promise<void> {
    await asPlatform(async () => {
      const clubs = await list.all(monthNow(), defaultBytes)
      const measured = clubs.map(({ tenantId, members, disk }) => {
        return { tenantId, members, diskBytes: disk.renditions + disk.pictures + disk.sources }
      })
      await limitsOn(db).measure(monthNow(), measured)
    })
  }

  async function usage(range: UsageRange): Promise<string> {
    await measure()
    const rows = await asPlatform(() => list.usage(range))
    const lines = rows.map(({ month, name, displayName, bytes, playedMs, encodedSeconds, members }) =>
      csvLine([
        month,
        name,
        displayName,
        (bytes / 1e9).toFixed(3),
        String(Math.round(playedMs / 60_000)),
        String(Math.ceil(encodedSeconds / 60)),
        String(members),
      ]),
    )
    return [csvLine(usageHeader), ...lines].join('')
  }

  return { read, setQuotas, suspend, measure, usage }
}

const usageHeader = ['Month', 'Club', 'Name', 'Storage (GB)', 'Minutes watched', 'Minutes prepared', 'Members']
