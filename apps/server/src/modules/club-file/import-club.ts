import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Storage } from '../media/storage.ts'
import { type TenantAdmin, TenantFault } from '../tenant/admin.ts'
import { readArchive } from './archive.ts'
import { checkFile } from './check-file.ts'
import { type ClubRow, clubPeopleOn } from './club-people-repository.ts'
import { clubPrefix } from './club-prefix.ts'
import { type ClubSeals, type ClubSecrets, openSecrets, putSettingSecrets } from './club-secrets.ts'
import { createRowImport } from './import-rows.ts'
import type { LiveFiles } from './live-files.ts'
import type { ClubManifest } from './manifest.ts'
import { readLines } from './read-lines.ts'
import type { AccountsOn } from './staff-accounts.ts'

export type ImportOptions = {
  dryRun: boolean
  /** Another name: the club is imported beside the original, with an id of its own. */
  as?: string | undefined
  /** The domain of the club, in place of all hosts that it had. */
  host?: string | undefined
  passphrase?: string | undefined
}
export type ImportParts = {
  db: Database
  admin: Pick<TenantAdmin, 'create'>
  accountsOn: AccountsOn
  storage: Storage
  live: LiveFiles
  seals: ClubSeals
  makeToken: () => string
  hashPassword: (password: string) => Promise<string>
  /** The folder in which files of media wait until they are stored. */
  scratchDir: string
}
export type Imported = { manifest: ClubManifest; club: ClubRow; leftOut: Map<string, number>; warnings: string[] }

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/**
 * Imports a club that isn't here yet. The whole file is checked first; media is stored next, and the rows are added in
 * one transaction last, so that nobody sees a part of the club. Whatever fails, nothing is left behind.
 * @throws TenantFault with the reasons
 */
export async function importClub(path: string, options: ImportOptions, parts: ImportParts): Promise<Imported> {
  const file = resolve(path)
  const manifest = await checkFile(file)
  const secrets = await secretsOf(manifest, options)
  const filed = await readClub(file)
  const club = clubToBe(filed, options, secrets, parts)
  await assertFree(club, parts.db)
  const rows = await createRowImport({
    ...parts,
    file,
    manifest,
    filed,
    club,
    secrets,
    isCopy: options.as !== undefined,
  })
  try {
    if (!options.dryRun) await storeMedia(file, club.id, parts)
    const { warnings } = await parts.admin.create(club.name, club, {
      alongside: {
        write: async (transaction) => {
          await rows.addTo(transaction)
          if (options.dryRun) throw new DryRun()
        },
      },
    })
    return { manifest, club, leftOut: rows.leftOut, warnings }
  } catch (error) {
    if (error instanceof DryRun) return { manifest, club, leftOut: rows.leftOut, warnings: [] }
    await removeMedia(club.id, parts)
    throw asFault(error)
  }
}

async function secretsOf({ secrets }: ClubManifest, { passphrase }: ImportOptions): Promise<ClubSecrets | null> {
  if (!secrets || passphrase === undefined) return null
  const found = await openSecrets(secrets, passphrase)
  if (!found) throw new TenantFault(['The passphrase is not the one of the export.'])
  return found
}

async function readClub(file: string): Promise<ClubRow> {
  for await (const entry of readArchive(file)) {
    if (entry.name !== 'tables/tenant.ndjson.gz') continue
    for await (const [line = ''] of readLines(entry)) {
      const row = JSON.parse(line) as ClubRow
      return { ...row, createdAt: new Date(row.createdAt) }
    }
  }
  throw new TenantFault([`${file} has no club.`])
}

/** The club as it will be stored here. */
function clubToBe(
  filed: ClubRow,
  { as, host }: ImportOptions,
  secrets: ClubSecrets | null,
  { seals }: ImportParts,
): ClubRow {
  const settings = putSettingSecrets(filed.settings, secrets?.settings ?? {}, seals)
  const club = { ...filed, settings }
  if (as !== undefined) Object.assign(club, { id: randomUUID(), name: as.toLowerCase() })
  if (as === undefined && host === undefined) return club
  // The hosts are the original's.
  const { url: _url, dynamicLinkDomain: _dynamicLinkDomain, ...config } = filed.config
  const domain = host?.toLowerCase() ?? null
  return { ...club, domain, config: domain === null ? config : { ...config, url: `https://${domain}` } }
}

async function assertFree({ id, name }: ClubRow, db: Database): Promise<void> {
  const isTaken = await asPlatform(() => clubPeopleOn(db).isIdTaken(id))
  if (isTaken) {
    throw new TenantFault([`The club ${name} is here already. --as NAME imports it beside itself, under another name.`])
  }
}

/** Every file of media, one at a time. */
async function storeMedia(file: string, tenantId: string, { storage, live, scratchDir }: ImportParts): Promise<void> {
  const scratch = await mkdtemp(join(scratchDir, '.club-'))
  const aside = join(scratch, 'file')
  try {
    for await (const { name, body } of readArchive(file)) {
      const [place, ...path] = name.split('/')
      if (place !== 'media' && place !== 'live') continue
      if (path.some((part) => ['', '.', '..'].includes(part) || part.includes('\\'))) {
        throw new TenantFault([`${name}: leads out of the club's folder`])
      }
      await pipeline(body, createWriteStream(aside))
      if (place === 'media') await storage.put(clubPrefix(tenantId) + path.join('/'), aside)
      else await live.put(tenantId, path.join('/'), aside)
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function removeMedia(tenantId: string, { db, storage, live }: ImportParts): Promise<void> {
  // Another import of the same file may have been faster: then the files are its.
  if (await asPlatform(() => clubPeopleOn(db).isIdTaken(tenantId))) return
  await storage.remove(clubPrefix(tenantId))
  await live.remove(tenantId)
}

function asFault(error: unknown): unknown {
  const { code, detail, cause } = error as {
    code?: string
    detail?: string
    cause?: { code?: string; detail?: string }
  }
  if ((cause?.code ?? code) === '23505') {
    return new TenantFault([
      `A row of the file belongs to another club of this installation: ${cause?.detail ?? detail}`,
    ])
  }
  if (code === 'ENOSPC') return new TenantFault(['The disk is full. Nothing was imported.'])
  return error
}
