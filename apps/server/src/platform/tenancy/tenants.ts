import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { assignHosts, type IgnoredHost, type ServerNames, withoutIgnored } from './hosts.ts'
import { readSettings } from './read-settings.ts'
import { asPlatform } from './scope.ts'
import type { Tenant } from './tenant.ts'

type Row = typeof schema.tenant.$inferSelect
type Reading = {
  complete: (row: Row) => TenantConfig
  isDrawing: (svg: string) => boolean
  /** The club is left out. */
  onFault: (name: string, error: unknown) => void
  /** The club is served without those of its private settings that can't be read. */
  onUnreadSetting: (name: string, error: unknown) => void
  /** The names of the installation, which no club's settings can claim. */
  names: ServerNames
  /** Stored hosts that don't serve their clubs; called when they change. */
  onIgnoredHosts: (ignored: readonly IgnoredHost[]) => void
  /** Whether the first club made is served where the default names none: nobody has chosen the default. */
  firstStandsIn: boolean
}
export type Tenants = Awaited<ReturnType<typeof loadTenants>>

/**
 * All clubs, held in memory and read again when one changes: every request needs its tenant, and there are few.
 * A club whose stored configuration doesn't parse is left out and told to `onFault`; the others are untouched.
 */
export async function loadTenants(database: DatabaseHandle, reading: Reading) {
  const { onFault } = reading
  let byId = new Map<string, Tenant>()
  let byName = new Map<string, Tenant>()
  let hosts = assignHosts([], reading.names)
  let ignored = '[]'
  /** Names of clubs that exist but can't be served. */
  let shut = new Set<string>()
  /** Serves plain `localhost` where no club has the default's name: the installation's first. */
  let oldest: Tenant | null = null
  let seen = ''

  let last = Promise.resolve()
  /** Reads one after the other: a read that began before a change must not replace one that began after it. */
  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(read)
    return last
  }

  async function read() {
    seen = await state()
    const rows = await asPlatform(() => database.db.select().from(schema.tenant))
    const plans = await asPlatform(() => database.db.selectDistinct({ of: schema.plan.tenantId }).from(schema.plan))
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

  /** Changes with every write to the table, at the cost of one look at it. */
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

  /** A default that is shut has no stand-in. */
  function findDefault(name: string) {
    return findByName(name) ?? (reading.firstStandsIn && !shut.has(name.toLowerCase()) ? oldest : null)
  }

  function byHost(host: string) {
    const owner = hosts.ownerOf(hostnameOf(host))
    return owner === null || owner.by === 'address' ? null : (byId.get(owner.id) ?? null)
  }

  await refresh()
  const told = (error: unknown) => onFault('*', error)
  const refreshNow = () => void refresh().catch(told)
  await database.listen('tenant_changed', refreshNow, refreshNow)
  // Messages can be lost with their connection; what changed is seen in any case.
  const timer = setInterval(() => void refreshIfChanged().catch(told), lookEveryMs)
  timer.unref()

  return {
    refresh,
    stop: () => clearInterval(timer),
    all: () => [...byId.values()],
    byName: findByName,
    /** There is no club at all, not even one that is shut. */
    isEmpty: () => byId.size + shut.size === 0,
    /** The `TenantId` header carries the id; the name is accepted too (D-96). */
    byIdOrName: (value: string) => byId.get(value) ?? byName.get(value.toLowerCase()) ?? null,
    /** A club's own domain, else the first label of the host where that is a club's name (D-02). */
    byHost,
    /** The club that has set the host for its pages or its short links, if it can be served. */
    claimantOf: (host: string) => {
      const hostname = hostnameOf(host)
      const owner = hosts.isClaimed(hostname) ? hosts.ownerOf(hostname) : null
      return owner && (byId.get(owner.id) ?? null)
    },
    isKnownHost: (host: string) => hosts.isKnown(hostnameOf(host)),
    /**
     * The club that a host serves to requests without a `TenantId` header: the host's own, else the one that is `named`, else the one whose
     * address or short links the host is for, else `byDefault`. Null if that is none, and at the host of a club that can't be served.
     */
    servedAt: (host: string, byDefault: string, named?: string) => {
      const owner = hosts.ownerOf(hostnameOf(host))
      const own = owner && (byId.get(owner.id) ?? null)
      if (owner && (own === null || owner.by !== 'address')) return own
      if (named !== undefined) return findByName(named)
      return own ?? findDefault(byDefault)
    },
  }
}

const lookEveryMs = 4000

function hostnameOf(host: string) {
  return host.replace(/:\d+$/, '').toLowerCase()
}

function parse(row: Row, sellsPlans: boolean, { complete, isDrawing, onFault, onUnreadSetting }: Reading): Tenant[] {
  const { id, name, domain, catalogueVersion } = row
  // A drawing that could run is no drawing; the club's name stands in its place.
  const logoSvg = row.logoSvg !== null && isDrawing(row.logoSvg) ? row.logoSvg : null
  try {
    const config = complete({ ...row, logoSvg })
    const { settings, error } = readSettings(row.settings)
    if (error) onUnreadSetting(name, error)
    return [{ id, name, domain, config, settings, logoSvg, catalogueVersion, sellsPlans }]
  } catch (error) {
    onFault(name, error)
    return []
  }
}
