import { isDeepStrictEqual } from 'node:util'
import { checkTenant } from './check-tenant.ts'
import { maskSecrets } from './mask-secrets.ts'
import type { TenantRepository, TenantRow } from './repository.ts'

/** What a change does, or would do: `changes` are lines for people. */
export type Outcome = { row: TenantRow; changes: string[]; warnings: string[]; saved: boolean }
export type TenantAdmin = ReturnType<typeof createTenantAdmin>
export type TenantFile = Pick<TenantRow, 'name' | 'domain' | 'disabled' | 'config' | 'settings' | 'logoSvg'>

/** A change that can't be made; a line for each fault. */
export class TenantFault extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

type Parts = { tenants: TenantRepository; makeId: () => string; now: () => Date }

/** What an installation's keeper does with its clubs. Everything that changes is checked before anything is written. */
export function createTenantAdmin({ tenants, makeId, now }: Parts) {
  async function create(name: string, start: Partial<TenantFile>, dryRun: boolean): Promise<Outcome> {
    if (await tenants.find(name)) throw new TenantFault([`name: there is a club ${name} already`])
    return save(null, { ...empty(name), ...start, name }, dryRun)
  }

  async function find(name: string): Promise<TenantRow> {
    const row = await tenants.find(name)
    if (row) return row
    const names = (await tenants.list()).map((each) => each.name)
    throw new TenantFault([
      `There is no club ${name}. There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ') || 'none'}.`,
    ])
  }

  async function change(
    name: string,
    alter: (row: TenantRow) => Partial<TenantFile>,
    dryRun: boolean,
  ): Promise<Outcome> {
    const before = await find(name)
    return save(before, { ...before, ...alter(before) }, dryRun)
  }

  /** Makes the club that the file describes, or gives it that shape. */
  async function take(file: TenantFile, dryRun: boolean): Promise<Outcome> {
    const before = await tenants.find(file.name)
    return save(before, { ...(before ?? empty(file.name)), ...file }, dryRun)
  }

  async function save(before: TenantRow | null, row: TenantRow, dryRun: boolean): Promise<Outcome> {
    const { errors, warnings } = checkTenant(row, before)
    const domain = row.domain === before?.domain ? null : row.domain
    const holder = domain === null ? null : await tenants.findByDomain(domain)
    if (holder && holder.id !== row.id) errors.push(`domain: ${row.domain} belongs to ${holder.name}`)
    if (errors.length > 0) throw new TenantFault(errors)
    const changes = differences(before ?? {}, row)
    const saved = !dryRun && changes.length > 0
    if (saved) await tenants.save(row)
    return { row, changes, warnings, saved }
  }

  function empty(name: string): TenantRow {
    const own = { id: makeId(), name, createdAt: now(), catalogueVersion: 1 }
    return { ...own, domain: null, disabled: false, config: {}, settings: {}, logoSvg: null }
  }

  return { create, find, change, take, list: tenants.list }
}

/** One line for each key that differs, groups taken apart. */
function differences(before: object, after: object, prefix = ''): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !keptToItself.has(prefix + key),
  )
  return keys.flatMap((key) => {
    const [one, other] = [(before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]]
    if (isDeepStrictEqual(one, other)) return []
    if (isGroup(other) && (isGroup(one) || one === undefined)) return differences(one ?? {}, other, `${prefix}${key}.`)
    return [`${prefix}${key}: ${shown(key, one)} -> ${shown(key, other)}`]
  })
}

const keptToItself = new Set(['id', 'createdAt', 'catalogueVersion'])

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(key: string, value: unknown) {
  if (value === undefined) return 'default'
  const text = JSON.stringify(maskSecrets(key, value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
