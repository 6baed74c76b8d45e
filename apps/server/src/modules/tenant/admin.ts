import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../platform/db/database.ts'
import { type HostClaim, hostClaims, isReservedHost, type ServerNames } from '../../platform/tenancy/hosts.ts'
import type { AuditActor, AuditEntry } from '../audit/audit.ts'
import { checkTenant } from './check-tenant.ts'
import { maskSecrets } from './mask-secrets.ts'
import { ChangedMeanwhile, type TenantRepository, type TenantRow } from './repository.ts'
import { changedTexts } from './wording/changed-texts.ts'
import { checkWording } from './wording/check-wording.ts'

/** The effect of a change, or of its dry run. `changes` are lines to print. */
export type Outcome = { row: TenantRow; changes: string[]; warnings: string[]; saved: boolean }
export type TenantAdmin = ReturnType<typeof createTenantAdmin>
export type TenantFile = Pick<TenantRow, 'name' | 'domain' | 'disabled' | 'config' | 'settings' | 'logoSvg'>
/** A club's own texts that replace the product's, by language and key. */
export type Wording = Record<string, Record<string, string>>

type ClubPart = NonNullable<AuditEntry<'club'>['after']>
/** How a change is made. By default it is made by the command line and saved. */
export type ChangeOptions = {
  dryRun?: boolean
  actor?: AuditActor
  /** What else to write in the transaction, and to add to the audit entry. */
  alongside?: { write: (transaction: Database) => Promise<void>; before?: ClubPart; after?: ClubPart }
  /** The id of the audit entry that this change undoes. */
  undoes?: string
}

/** A change was refused; one line per fault. */
export class TenantFault extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

type Parts = {
  tenants: TenantRepository
  wording: {
    read: (tenantId: string) => Promise<Wording>
  }
  makeId: () => string
  now: () => Date
  names: ServerNames
}

/** How often a change is retried if another one came first. */
const attempts = 5
const command: AuditActor = { kind: 'command', id: 'npm run tenant', name: 'npm run tenant', role: null }

/** Manages the installation's clubs. Every change is checked completely before anything is written. */
export function createTenantAdmin({ tenants, wording, makeId, now, names }: Parts) {
  async function create(
    name: string,
    start: Partial<TenantFile & Pick<TenantRow, 'id' | 'createdAt'>>,
    options: ChangeOptions = {},
  ): Promise<Outcome> {
    if (await tenants.find(name)) throw new TenantFault([`name: there is a club ${name} already`])
    return save(null, { ...empty(name), ...start, name }, options)
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
    options: ChangeOptions = {},
  ): Promise<Outcome> {
    for (let left = attempts; ; left--) {
      const before = await find(name)
      try {
        return await save(before, { ...before, ...alter(before) }, options)
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || left === 1) throw error
      }
    }
  }

  /** Creates or replaces a club from a file. Its wording is only changed if the file has one. */
  async function take(file: TenantFile, words: Wording | undefined, dryRun: boolean): Promise<Outcome> {
    const before = await tenants.find(file.name)
    return save(before, { ...(before ?? empty(file.name)), ...file }, { dryRun }, words)
  }

  /** Changes a club's texts in a language. An empty text restores the product's. */
  async function reword(name: string, language: string, texts: Record<string, string>, dryRun: boolean) {
    const row = await find(name)
    const words = await wording.read(row.id)
    const given = Object.entries({ ...words[language], ...texts }).filter(([, text]) => text !== '')
    return save(row, row, { dryRun }, { ...words, [language]: Object.fromEntries(given) })
  }

  async function save(
    before: TenantRow | null,
    row: TenantRow,
    options: ChangeOptions,
    words?: Wording | undefined,
  ): Promise<Outcome> {
    const { dryRun = false, alongside } = options
    const { errors, warnings } = checkTenant(row, before)
    const hosts = addedHosts(before, row)
    if (hosts.length > 0) errors.push(...hostFaults(row, hosts, await tenants.list()))
    const texts = words ? changedTexts(before ? await wording.read(before.id) : {}, words) : []
    for (const { language, changed } of texts) errors.push(...(await checkWording(language, changed)))
    assertNone(errors)
    const own = differences(before ?? {}, row)
    const changes = [...own, ...texts.flatMap(({ lines }) => lines)]
    const saved = !dryRun && (changes.length > 0 || alongside !== undefined)
    if (saved) {
      const entry = await entryOf(before, row, texts, options)
      // Another club may have claimed a host since the check above.
      const checkHosts = (clubs: TenantRow[]) => assertNone(hostFaults(row, hosts, clubs))
      await tenants.save(own.length > 0 ? row : null, {
        before,
        texts,
        entry,
        checkHosts: hosts.length > 0 ? checkHosts : undefined,
        alongside: alongside?.write,
      })
    }
    return { row, changes, warnings, saved }
  }

  /** New hosts must not belong to the installation or to another club. */
  function hostFaults(row: TenantRow, added: readonly HostClaim[], clubs: readonly TenantRow[]): string[] {
    const others = clubs.filter(({ id }) => id !== row.id)
    return added.flatMap(({ key, host }) => {
      // The URL of a club without its own domain may be one of the installation's.
      if (isReservedHost(host, names)) return key === 'url' ? [] : [`${key}: ${host} is a name of this server`]
      const holder = others.find((other) => hostClaims(other).some((claim) => claim.host === host))
      return holder ? [`${key}: ${host} belongs to ${holder.name}`] : []
    })
  }

  async function entryOf(
    before: TenantRow | null,
    row: TenantRow,
    texts: { language: string; all: Record<string, string | null> }[],
    { actor = command, alongside, undoes }: ChangeOptions,
  ): Promise<AuditEntry<'club'>> {
    const words = before && texts.length > 0 ? await wording.read(before.id) : {}
    const was = texts.map(({ language, all }) => {
      return [language, Object.fromEntries(Object.keys(all).map((key) => [key, words[language]?.[key] ?? null]))]
    })
    const is = texts.map(({ language, all }) => [language, all])
    return {
      tenantId: row.id,
      actor,
      action: before ? 'club.changed' : 'club.created',
      undoes,
      now: now(),
      object: { kind: 'club', id: row.id, name: row.name },
      before: before && { ...partsOf(before), wording: Object.fromEntries(was), ...alongside?.before },
      after: { ...partsOf(row), wording: Object.fromEntries(is), ...alongside?.after },
    }
  }

  function empty(name: string): TenantRow {
    const own = { id: makeId(), name, createdAt: now() }
    return { ...own, domain: null, disabled: false, suspended: false, config: {}, settings: {}, logoSvg: null }
  }

  return { create, find, change, take, reword, list: tenants.list, wordingOf: wording.read }
}

/** @throws TenantFault */
function assertNone(faults: string[]): void {
  if (faults.length > 0) throw new TenantFault(faults)
}

function addedHosts(before: TenantRow | null, row: TenantRow): HostClaim[] {
  const known = new Set((before ? hostClaims(before) : []).map(({ key, host }) => `${key} ${host}`))
  return hostClaims(row).filter(({ key, host }) => !known.has(`${key} ${host}`))
}

/**
 * The parts of a club in audit entries. A configuration is recorded as it was given, even if the schema has changed
 * since.
 */
function partsOf({ name, domain, disabled, config, settings, logoSvg }: TenantRow) {
  return { name, domain, disabled, config, settings, logoSvg } as NonNullable<AuditEntry<'club'>['after']>
}

/** One line per differing key, with groups expanded. */
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

const keptToItself = new Set(['id', 'createdAt'])

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(key: string, value: unknown) {
  if (value === undefined) return 'default'
  const text = JSON.stringify(maskSecrets(key, value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
