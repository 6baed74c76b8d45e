import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { buildVersion } from '../../platform/build-version.ts'
import type { Database } from '../../platform/db/database.ts'
import { versionPrefix } from '../intake/renditions/version-prefix.ts'
import type { Storage } from '../media/storage.ts'
import { TenantFault } from '../tenant/admin.ts'
import { writeArchive } from './archive.ts'
import { type ClubPeople, type ClubRow, clubPeopleOn } from './club-people-repository.ts'
import { clubPrefix } from './club-prefix.ts'
import { inSnapshot, type MediaNames, schemaVersion } from './club-rows-repository.ts'
import { type ClubSeals, opened, sealSecrets, takeSettingSecrets } from './club-secrets.ts'
import { clubTables } from './club-tables.ts'
import type { LiveFiles } from './live-files.ts'
import { type ClubManifest, checksumsName, clubFileFormat, manifestName, tableEntry } from './manifest.ts'

export type ExportOptions = {
  withMedia: boolean
  /** Seals the club's secrets; without it they are left out. */
  passphrase?: string | undefined
  /** Called with the part that is done, 0 to 1; never while the snapshot is open. */
  onProgress?: (part: number) => Promise<void>
}
export type ExportParts = {
  db: Database
  storage: Storage
  live: LiveFiles
  seals: ClubSeals
  now: () => Date
}

/** What the tables are of the whole work, if there is media to follow. */
const tablesPart = 0.3

/**
 * Writes a club into one file while the server runs. Its rows are copied in one snapshot to a folder beside the file
 * first, so that the manifest can tell their checksums.
 * @throws TenantFault if there is no such club; no file is left behind then, or after any other error
 */
export async function exportClub(
  name: string,
  file: string,
  options: ExportOptions,
  parts: ExportParts,
): Promise<ClubManifest> {
  const target = resolve(file)
  await mkdir(dirname(target), { recursive: true })
  const staging = await mkdtemp(join(dirname(target), '.club-'))
  try {
    const copied = await copyRows(name, staging, options, parts)
    await options.onProgress?.(tablesPart)
    const files = await findFiles(copied.club.id, copied.media, options, parts)
    const found = files.filter(({ size }) => size !== null)
    const manifest: ClubManifest = {
      format: clubFileFormat,
      version: buildVersion,
      schema: schemaVersion(),
      exportedAt: parts.now().toISOString(),
      club: { id: copied.club.id, name: copied.club.name, domain: copied.club.domain },
      tables: copied.tables,
      media: {
        isIncluded: options.withMedia,
        files: found.length,
        bytes: found.reduce((sum, { size }) => sum + (size ?? 0), 0),
        missing: files.filter(({ size }) => size === null).map((each) => each.name),
      },
      secrets: copied.secrets,
      enterAgain: copied.enterAgain,
    }
    const whole = join(staging, 'club.tar')
    await writeArchive(whole, async ({ add }) => {
      const text = (content: string) => Readable.from([Buffer.from(content)])
      const addText = (name: string, content: string) => add(name, Buffer.byteLength(content), text(content))
      const checksums = [{ name: manifestName, sha256: await addText(manifestName, JSON.stringify(manifest, null, 2)) }]
      for (const table of manifest.tables) {
        const path = join(staging, table.name)
        await add(tableEntry(table.name), (await stat(path)).size, createReadStream(path))
      }
      let done = 0
      for (const { name, size, open } of found) {
        const sha256 = await add(name, size ?? 0, await open())
        checksums.push({ name, sha256 })
        done += size ?? 0
        await options.onProgress?.(tablesPart + (1 - tablesPart) * (done / (manifest.media.bytes || 1)))
      }
      await addText(checksumsName, checksums.map((each) => JSON.stringify(each)).join('\n'))
    })
    await rename(whole, target)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Copies the club's rows into one compressed file for each table. */
async function copyRows(name: string, staging: string, options: ExportOptions, { db, seals }: ExportParts) {
  return inSnapshot(db, async (rows, transaction) => {
    const people = clubPeopleOn(transaction)
    const club = await people.club(name)
    if (!club) throw new TenantFault([`There is no club ${name}.`])
    const { id } = club
    const { filed, secrets, enterAgain } = await takeSecrets(club, people, seals)
    const accounts = (await people.accounts(id)).map((account) => JSON.stringify(account))
    const tables: ClubManifest['tables'] = []
    const copy = async (table: string, columns: string[], lines: AsyncIterable<string[]> | Iterable<string[]>) => {
      tables.push({ name: table, columns, ...(await writeLines(join(staging, table), lines)) })
    }
    await copy('tenant', Object.keys(filed), [[JSON.stringify(filed)]])
    await copy('staff_account', ['id', 'email', 'name', 'language', 'created_at'], [accounts])
    for (const table of clubTables) {
      await copy(table.name, await rows.columnsOf(table), rows.read(id, table, options.withMedia))
    }
    if (accounts.length > 0) enterAgain.push(`passwords and second factors of staff: ${accounts.length}`)
    const { passphrase } = options
    const sealed = passphrase === undefined ? null : await sealSecrets(secrets, passphrase)
    if (!sealed) enterAgain.push(...namesOf(secrets))
    return { club, tables, secrets: sealed, enterAgain, media: await rows.mediaNames(id) }
  })
}

/** The club without secrets, the secrets in clear, and what can't go along. */
async function takeSecrets(club: ClubRow, people: ClubPeople, seals: ClubSeals) {
  const { settings, secrets, lost } = takeSettingSecrets(club.settings, seals)
  const webhooks: Record<string, string> = {}
  for (const { id, sealed } of await people.sealedWebhooks(club.id)) {
    const secret = opened(seals.webhooks, sealed)
    if (secret === null) lost.push(`webhook ${id}`)
    else webhooks[id] = secret
  }
  const payments = await people.paymentAccounts(club.id)
  const enterAgain = [
    ...payments.map((account) => `the payment account ${account}`),
    ...lost.map((name) => `a secret that this installation can't read: ${name}`),
    'stream keys, where encoders have them',
  ]
  return { filed: { ...club, settings }, secrets: { settings: secrets, webhooks }, enterAgain }
}

function namesOf({ settings, webhooks }: { settings: object; webhooks: object }): string[] {
  const count = Object.keys(webhooks).length
  return [
    ...Object.keys(settings).map((name) => `the setting ${name}`),
    ...(count > 0 ? [`signing secrets of webhooks, which stay off until then: ${count}`] : []),
  ]
}

async function writeLines(path: string, batches: AsyncIterable<string[]> | Iterable<string[]>) {
  const hash = createHash('sha256')
  let count = 0
  async function* bytes() {
    for await (const lines of batches) {
      count += lines.length
      if (lines.length > 0) yield `${lines.join('\n')}\n`
    }
  }
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(bytes, createGzip({ level: 5 }), hashed, createWriteStream(path, { mode: 0o600 }))
  return { rows: count, sha256: hash.digest('hex') }
}

type StoredFile = { name: string; size: number | null; open: () => Promise<Readable> }

/** The club's stored files under their names in the archive; without a size if they are gone. */
async function findFiles(
  tenantId: string,
  { videos, pictures }: MediaNames,
  { withMedia }: ExportOptions,
  { storage, live }: ExportParts,
): Promise<StoredFile[]> {
  if (!withMedia) return []
  const prefix = clubPrefix(tenantId)
  const keys = new Set([
    ...videos.map(({ classTag, version, file }) => versionPrefix(tenantId, classTag, version) + file),
    ...pictures.filter((key) => key.startsWith(prefix)),
  ])
  const files: StoredFile[] = []
  for (const key of keys) {
    const name = `media/${key.slice(prefix.length)}`
    files.push({ name, size: await storage.size(key), open: () => storage.stream(key) })
  }
  return [...files, ...(await live.list(tenantId))]
}
