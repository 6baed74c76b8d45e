import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { TenantFault } from '../tenant/admin.ts'
import { readArchive } from './archive.ts'
import type { ClubRow, FiledAccount } from './club-people-repository.ts'
import { type ClubRows, clubRowsOn } from './club-rows-repository.ts'
import type { ClubSeals, ClubSecrets } from './club-secrets.ts'
import { type ClubTable, clubTables } from './club-tables.ts'
import { type ClubManifest, tableEntry } from './manifest.ts'
import { readLines } from './read-lines.ts'
import { createRenaming, otherHash } from './rename-ids.ts'
import type { AccountsOn } from './staff-accounts.ts'

type Parts = {
  file: string
  manifest: ClubManifest
  filed: ClubRow
  club: ClubRow
  secrets: ClubSecrets | null
  isCopy: boolean
  seals: ClubSeals
  accountsOn: AccountsOn
  makeToken: () => string
  hashPassword: (password: string) => Promise<string>
}

/** Adds the rows of a checked file to a club that was just created. */
export async function createRowImport(parts: Parts) {
  const { file, manifest, filed, club, isCopy } = parts
  const tables = new Map(clubTables.map((table) => [tableEntry(table.name), table]))
  const ids = isCopy ? await idsOfInstallation(file, tables) : new Set<string>()
  // Nobody knows it: who had no account here sets a password by the emailed link.
  const unknownPassword = await parts.hashPassword(parts.makeToken())
  const leftOut = new Map<string, number>()

  /** @throws TenantFault if rows are missing, refer to nothing, or don't fit the database */
  async function addTo(transaction: Database): Promise<void> {
    const rows = clubRowsOn(transaction)
    let rename = createRenaming({ from: filed.id, to: club.id, ids, accounts: new Map() })
    for await (const entry of readArchive(file)) {
      if (entry.name === tableEntry('staff_account')) {
        const accounts = await addAccounts(transaction, readLines(entry), parts, unknownPassword)
        rename = createRenaming({ from: filed.id, to: club.id, ids, accounts })
      }
      const table = tables.get(entry.name)
      if (table) await addTable(rows, table, readLines(entry), rename)
      // Media follows the rows.
      if (entry.name.startsWith('media/')) break
    }
    const dangling = await rows.dangling(club.id)
    if (dangling.length > 0) {
      throw new TenantFault(dangling.map(({ table, to, rows }) => `${table}: ${rows} rows refer to a missing ${to}`))
    }
  }

  async function addTable(
    rows: ClubRows,
    table: ClubTable,
    batches: AsyncIterable<string[]>,
    rename: (line: string) => string,
  ) {
    const about = manifest.tables.find(({ name }) => name === table.name)
    if (!about) return
    const columns = [...about.columns, ...(table.without ?? [])]
    const known = [...(await rows.columnsOf(table)), ...(table.without ?? [])]
    const unknown = columns.filter((column) => !known.includes(column))
    if (unknown.length > 0)
      throw new TenantFault([
        `${table.name} has no ${unknown.join(', ')} any more: import the file with the version that made it`,
      ])
    const onlyFree = isCopy && table.besideOriginal !== undefined && 'kept' in table.besideOriginal
    const before = await rows.count(club.id, table)
    let read = 0
    for await (const lines of batches) {
      read += lines.length
      await rows.add(
        club.id,
        table,
        columns,
        lines.map((line) => prepared(table, rename(line), parts)),
        onlyFree,
      )
    }
    if (read !== about.rows)
      throw new TenantFault([`${table.name}: ${about.rows} rows were exported, and the file has ${read}`])
    const missing = read - ((await rows.count(club.id, table)) - before)
    if (onlyFree && missing > 0) leftOut.set(table.name, missing)
  }

  return { addTo, leftOut }
}

/** The line with what a file can't have. */
function prepared(table: ClubTable, line: string, { club, secrets, seals, isCopy, makeToken }: Parts): string {
  const hashed = table.besideOriginal && 'hashed' in table.besideOriginal ? table.besideOriginal.hashed : null
  if (table.name !== 'webhook' && !(isCopy && hashed)) return line
  const row = JSON.parse(line) as Record<string, unknown>
  if (hashed && isCopy) row[hashed] = otherHash(club.id, String(row[hashed]))
  if (table.name === 'webhook') {
    const secret = secrets?.webhooks[String(row.id)]
    // Without its secret the receiver would refuse every message.
    if (secret === undefined) row.is_on = false
    row.sealed_secret = seals.webhooks.close(secret ?? makeToken())
  }
  return JSON.stringify(row)
}

/** The ids that only one row of the installation may have. */
async function idsOfInstallation(file: string, tables: ReadonlyMap<string, ClubTable>): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith('media/')) break
    const table = tables.get(entry.name)
    if (!table || !installationWide.has(table.name)) continue
    for await (const lines of readLines(entry))
      for (const line of lines) ids.add((JSON.parse(line) as { id: string }).id)
  }
  return ids
}

/** Tables whose rows have an id that is unique among all clubs. */
export const installationWide: ReadonlySet<string> = new Set([
  'member',
  'recent_activity',
  'workout_result',
  'play',
  'consent_answer',
  'sent_email',
  'contact_message',
  'subscription',
  'invoice',
  'fact',
  'audit_entry',
  'staff_invitation',
  'api_key',
])

/** Adds the people who have no account here; the others keep theirs. Returns the ids that differ. */
async function addAccounts(
  transaction: Database,
  batches: AsyncIterable<string[]>,
  { accountsOn }: Parts,
  passwordHash: string,
): Promise<Map<string, string>> {
  const accounts = accountsOn(transaction)
  const renamed = new Map<string, string>()
  for await (const lines of batches) {
    for (const line of lines) {
      const { id, email, name, language, created_at } = JSON.parse(line) as FiledAccount
      const known = await accounts.byEmail(email)
      const other = known?.id ?? ((await accounts.byId(id)) ? randomUUID() : id)
      if (!known)
        await accounts.insertAccount({
          id: other,
          email,
          name,
          language,
          passwordHash,
          createdAt: new Date(created_at),
        })
      if (other !== id) renamed.set(id, other)
    }
  }
  return renamed
}
