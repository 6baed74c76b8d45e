import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'
import { TenantFault } from '../tenant/admin.ts'
import { type ArchiveEntry, checksumOf, DamagedArchive, readArchive } from './archive.ts'
import { schemaVersion } from './club-rows-repository.ts'
import { clubTables, specialTables } from './club-tables.ts'
import { ClubManifest, checksumsName, clubFileFormat, FileChecksum, manifestName, tableEntry } from './manifest.ts'

const maxManifestBytes = 64 * 1024 * 1024
const Format = z.object({ format: z.number() })

/**
 * Reads a club's file to its end and compares every checksum, before anything of it is used.
 * @throws TenantFault if it is no club's file, of a newer version, cut off or changed
 */
export async function checkFile(file: string): Promise<ClubManifest> {
  const checksums = new Map<string, string>()
  let manifest: ClubManifest | null = null
  let listed: string | null = null
  try {
    for await (const entry of readArchive(file)) {
      if (!manifest) manifest = await readManifest(file, entry, checksums)
      else if (entry.name === checksumsName) listed = await text(entry.body)
      else if (checksums.has(entry.name)) throw new DamagedArchive(`it has ${entry.name} twice`)
      else checksums.set(entry.name, await checksumOf(entry.body))
    }
  } catch (error) {
    throw asFault(file, error)
  }
  if (!manifest) throw damaged(file, 'it is empty')
  if (listed === null) throw damaged(file, 'its end is missing')
  const expected = new Map(manifest.tables.map(({ name, sha256 }) => [tableEntry(name), sha256]))
  for (const line of listed.split('\n').filter(Boolean)) {
    const { success, data } = FileChecksum.safeParse(parsed(line))
    if (!success) throw damaged(file, `${checksumsName} can't be read`)
    expected.set(data.name, data.sha256)
  }
  for (const [name, sha256] of expected) {
    if (checksums.get(name) !== sha256) throw damaged(file, `${name} is not what was exported`)
  }
  for (const name of checksums.keys()) if (!expected.has(name)) throw damaged(file, `${name} doesn't belong there`)
  // The manifest, the tables, and the media.
  if (expected.size !== 1 + manifest.tables.length + manifest.media.files) throw damaged(file, 'files are missing')
  return manifest
}

async function readManifest(file: string, entry: ArchiveEntry, checksums: Map<string, string>): Promise<ClubManifest> {
  if (entry.name !== manifestName || entry.size > maxManifestBytes) throw new DamagedArchive('it is no club’s file')
  const content = await buffer(entry.body)
  checksums.set(entry.name, createHash('sha256').update(content).digest('hex'))
  const json = JSON.parse(content.toString()) as unknown
  const { success, data } = Format.safeParse(json)
  if (success && data.format > clubFileFormat) throw newer(file)
  const manifest = ClubManifest.safeParse(json)
  if (!manifest.success) throw new DamagedArchive(`${manifestName}: ${z.prettifyError(manifest.error)}`)
  if (manifest.data.schema > schemaVersion()) throw newer(file)
  const known = new Set<string>([...specialTables, ...clubTables.map(({ name }) => name)])
  const unknown = manifest.data.tables.find(({ name }) => !known.has(name))
  if (unknown) throw new DamagedArchive(`there is no table ${unknown.name}`)
  return manifest.data
}

function newer(file: string) {
  return new TenantFault([`${file} was exported by a newer version of Upbeat. Import it with that version.`])
}

function damaged(file: string, why: string) {
  return new TenantFault([`${file} is damaged: ${why}. Nothing was imported.`])
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function asFault(file: string, error: unknown): Error {
  if (error instanceof TenantFault) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new TenantFault([`There is no file ${file}.`])
  if (code === 'EACCES' || code === 'EISDIR') return new TenantFault([`${file}: can't be read (${code})`])
  // Of the archive or of JSON in it, not of the file system.
  return code === undefined ? damaged(file, message) : (error as Error)
}
