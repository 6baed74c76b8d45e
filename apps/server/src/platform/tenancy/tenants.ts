import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { and, isNull } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { asPlatform } from '../scope/scope.ts'
import { hostnameOf } from './hostname-of.ts'
import { assignHosts, type IgnoredHost, type ServerNames, withoutIgnored } from './hosts.ts'
import { readSettings } from './read-settings.ts'
import type { Tenant } from './tenant.ts'

type Row = typeof schema.tenant.$inferSelect
type Reading = {
  complete: (row: Row) => TenantConfig
  isDrawing: (svg: string) => boolean
  /** Called for a club that is left out. */
  onFault: (name: string, error: unknown) => void
  /** Called for a club that is served without its unreadable private settings. */
  onUnreadSetting: (name: string, error: unknown) => void
  /** The names of the installation, which no club's settings can claim. */
  names: ServerNames
  /** Called with the stored hosts that don't serve their clubs, when they change. */
  onIgnoredHosts: (ignored: readonly IgnoredHost[]) => void
  /**
   * Whether the oldest club is served if the default's name matches none, since the operator hasn't chosen a default.
   */
  firstStandsIn: boolean
}
export type Tenants = Awaited<ReturnType<typeof loadTenants>>

/**
 * Keeps all clubs in memory, since every request needs its tenant and there are few, and reads them again when one
 * changes. A club whose stored configuration doesn't parse is left out and passed to `onFault`; the others are
 * unaffected.
 */
export async function loadTenants(database: DatabaseHandle, reading: Reading) {
  const { onFault } = reading
  let byId = new Map<string, Tenant>()
  let byName = new Map<string, Tenant>()
  let hosts = assignHosts([], reading.names)
  let ignored = '[]'
  /** Names of clubs that exist but can't be served. */
  let shut = new Set<string>()
  /** The oldest club, served on plain `localhost` if no club has the default's name. */
  let oldest: Tenant | null = null
  let seen = ''

  let last = Promise.resolve()
  /** Reads one at a time: a read that began before a change must not replace a later one. */
  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(read)
    return last
  }

  async function read() {
    seen = await state()
    const rows = await asPlatform(() => database.db.select().from(schema.tenant))
    const { plan } = schema
    const isSold = and(isNull(plan.archivedAt), isNull(plan.replacedBy))
    const plans = await asPlatform(() => database.db.selectDistinct({ of: plan.tenantId }).from(plan).where(isSold))
    const selling = new Set(plans.map(({ of }) => of))
    hosts = assignHosts(rows, reading.names)
    const tenants = rows
      .filter((row) => !row.disabled)
      .flatMap((row) => parse(row, selling.has(row.id), reading))
      .map((tenant) => withoutIgnored(tenant, hosts.ignored))
    const served = new Set(tenants.map(({ id }) => id))
    const closed = rows.filter(({ id }) => !served.has(id))
    shut = new Set(closed.map(({ name }) => name.toLowerCase()))
    const [first] = rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    oldest = tenants.find(({ id }) => id === first?.id) ?? null
    byId = new Map(tenants.map((tenant) => [tenant.id, tenant]))
    byName = new Map(tenants.map((tenant) => [tenant.name.toLowerCase(), tenant]))
    const found = JSON.stringify(hosts.ignored)
    if (found !== ignored) reading.onIgnoredHosts(hosts.ignored)
    ignored = found
  }

  /** A value that changes with every write to the table, at the cost of one query. */
  async function state() {
    const text = `select count(*) || ' ' || coalesce(sum(hashtext(xmin::text)), 0) as state from tenant`
    return String((await database.execute(text)).rows[0]?.state)
  }

  async function refreshIfChanged() {
    if ((await state()) !== seen) await refresh()
  }

  function findByName(name: string) {
    return byName.get(name.toLowerCase()) ?? null
  }

  /** A default club that can't be served isn't replaced by another. */
  function findDefault(name: string) {
    return findByName(name) ?? (reading.firstStandsIn && !shut.has(name.toLowerCase()) ? oldest : null)
  }

  function byHost(host: string) {
    const owner = hosts.ownerOf(hostnameOf(host) ?? '')
    return owner === null || owner.by === 'address' ? null : (byId.get(owner.id) ?? null)
  }

  await refresh()
  const onError = (error: unknown) => onFault('*', error)
  const refreshNow = () => void refresh().catch(onError)
  await database.listen('tenant_changed', refreshNow, refreshNow)
  // Notifications can be lost with their connection, so changes are also polled for.
  const timer = setInterval(() => void refreshIfChanged().catch(onError), lookEveryMs)
  timer.unref()

  return {
    refresh,
    stop: () => clearInterval(timer),
    all: () => [...byId.values()],
    byName: findByName,
    /** Whether there is no club at all, not even one that can't be served. */
    isEmpty: () => byId.size + shut.size === 0,
    /** The `TenantId` header carries the id; the name is accepted too (D-96). */
    byIdOrName: (value: string) => byId.get(value) ?? byName.get(value.toLowerCase()) ?? null,
    /** The club with this domain, else the one named by the host's first label (D-02). */
    byHost,
    /** The club that has set the host for its pages or its short links, if it can be served. */
    claimantOf: (host: string) => {
      const hostname = hostnameOf(host) ?? ''
      const owner = hosts.isClaimed(hostname) ? hosts.ownerOf(hostname) : null
      return owner && (byId.get(owner.id) ?? null)
    },
    isKnownHost: (host: string) => hosts.isKnown(hostnameOf(host) ?? ''),
    /**
     * The club that a host serves to requests without a `TenantId` header: the host's own, else the one that is
     * `named`, else the one with this host as its address or for short links, else `byDefault`. Null if there is none,
     * and for the host of a club that can't be served.
     */
    servedAt: (host: string, byDefault: string, named?: string) => {
      const owner = hosts.ownerOf(hostnameOf(host) ?? '')
      const own = owner && (byId.get(owner.id) ?? null)
      if (owner && (own === null || owner.by !== 'address')) return own
      if (named !== undefined) return findByName(named)
      return own ?? findDefault(byDefault)
    },
  }
}

const lookEveryMs = 4000

function parse(row: Row, sellsPlans: boolean, { complete, isDrawing, onFault, onUnreadSetting }: Reading): Tenant[] {
  const { id, name, domain } = row
  // A drawing that contains scripts is dropped; the club's name is shown instead.
  const logoSvg = row.logoSvg !== null && isDrawing(row.logoSvg) ? row.logoSvg : null
  try {
    const config = complete({ ...row, logoSvg })
    const { settings, error } = readSettings(row.settings)
    if (error) onUnreadSetting(name, error)
    return [{ id, name, domain, config, settings, logoSvg, sellsPlans, isSuspended: row.suspended }]
  } catch (error) {
    onFault(name, error)
    return []
  }
}
