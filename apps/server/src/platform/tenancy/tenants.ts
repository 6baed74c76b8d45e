import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type DatabaseHandle, schema } from '../db/database.ts'
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
  let byDomain = new Map<string, Tenant>()
  /** Domains of short links; clubs may share one, and then it is one of them. */
  let byShortDomain = new Map<string, Tenant>()
  /** Hosts of the addresses that clubs have set for their pages. */
  let byUrl = new Set<string>()
  /** Names and domains of clubs that are there and can't be served. */
  let shut = new Set<string>()
  /** Serves plain `localhost` where no club has the default's name: the installation's first. */
  let oldest: Tenant | null = null
  let seen = ''

  async function refresh() {
    seen = await state()
    const rows = await asPlatform(() => database.db.select().from(schema.tenant))
    const tenants = rows.filter((row) => !row.disabled).flatMap((row) => parse(row, reading))
    const served = new Set(tenants.map(({ id }) => id))
    const closed = rows.filter(({ id }) => !served.has(id))
    shut = new Set(closed.flatMap((row) => [row.name, ...hostsIn(row.domain, shortDomainOf(row))]))
    const [first] = rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    oldest = tenants.find(({ id }) => id === first?.id) ?? null
    byId = new Map(tenants.map((tenant) => [tenant.id, tenant]))
    byName = new Map(tenants.map((tenant) => [tenant.name.toLowerCase(), tenant]))
    byDomain = new Map(tenants.flatMap((tenant) => hostsIn(tenant.domain).map((host) => [host, tenant])))
    byUrl = new Set(tenants.flatMap(({ config }) => (URL.canParse(config.url) ? [new URL(config.url).hostname] : [])))
    byShortDomain = new Map(
      tenants.flatMap((tenant) => hostsIn(tenant.config.dynamicLinkDomain).map((host) => [host, tenant])),
    )
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
    const hostname = hostnameOf(host)
    const labelled = byName.get(firstLabel(hostname))
    const forLinks = byShortDomain.get(hostname)
    // `go.riverside.example` is no host of a club `go` where it is the domain of another's short links.
    return byDomain.get(hostname) ?? (forLinks && forLinks !== labelled ? null : labelled) ?? null
  }

  /** The host of a club that is disabled or can't be read: nobody else's pages belong there. */
  function isShut(host: string) {
    const hostname = hostnameOf(host)
    const isServed = byDomain.has(hostname) || byShortDomain.has(hostname)
    return !isServed && (shut.has(hostname) || shut.has(firstLabel(hostname)))
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
    /** The `TenantId` header carries the id; the name is accepted too (D-96). */
    byIdOrName: (value: string) => byId.get(value) ?? byName.get(value.toLowerCase()) ?? null,
    /** A club's own domain, else the first label of the host where that is a club's name (D-02). */
    byHost,
    /** Whether a club, also one that is shut, has the host for its pages or its short links. */
    hasHost: (host: string) => {
      const hostname = hostnameOf(host)
      return [byDomain, byShortDomain, byUrl].some((hosts) => hosts.has(hostname)) || shut.has(hostname)
    },
    /**
     * The club that is served at a host to who sends no header: the host's own, else the one that is `named`, else the one whose
     * short links the host is for, else `byDefault`. Null where that is none, and at the host of a club that can't be served.
     */
    servedAt: (host: string, byDefault: string, named?: string) => {
      if (isShut(host)) return null
      const unnamed = () => byShortDomain.get(hostnameOf(host)) ?? findDefault(byDefault)
      return byHost(host) ?? (named === undefined ? unnamed() : findByName(named))
    },
  }
}

const lookEveryMs = 4000

function hostnameOf(host: string) {
  return host.replace(/:\d+$/, '').toLowerCase()
}

function firstLabel(hostname: string) {
  return hostname.split('.')[0] ?? ''
}

/** Of a configuration that need not be readable. */
function shortDomainOf({ config }: Row): unknown {
  return (config as Row['config'] | null)?.dynamicLinkDomain
}

/** Domains as they are stored, some with their scheme, as hosts are asked for; what is none is left out. */
function hostsIn(...domains: unknown[]): string[] {
  return domains.flatMap((domain) =>
    typeof domain === 'string' ? [hostnameOf(domain.replace(/^https?:\/\//, ''))] : [],
  )
}

function parse(row: Row, { complete, isDrawing, onFault, onUnreadSetting }: Reading): Tenant[] {
  const { id, name, domain, catalogueVersion } = row
  // A drawing that could run is no drawing; the club's name stands in its place.
  const logoSvg = row.logoSvg !== null && isDrawing(row.logoSvg) ? row.logoSvg : null
  try {
    const config = complete({ ...row, logoSvg })
    const { settings, error } = readSettings(row.settings)
    if (error) onUnreadSetting(name, error)
    return [{ id, name, domain, config, settings, logoSvg, catalogueVersion }]
  } catch (error) {
    onFault(name, error)
    return []
  }
}
