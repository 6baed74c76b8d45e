import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readArchive, writeArchive } from '../modules/club-file/archive.ts'
import { type ClubManifest, checksumsName, manifestName, tableEntry } from '../modules/club-file/manifest.ts'

type Changes = {
  manifest?: (manifest: ClubManifest) => object
  /** New lines of a table, with the checksum that fits. */
  table?: { name: string; lines: (lines: string[]) => string[] }
}

/** Writes a club's file anew as somebody would who changes it on purpose. */
export async function rewriteClubFile(from: string, to: string, { manifest = (same) => same, table }: Changes) {
  const entries: { name: string; bytes: Buffer }[] = []
  for await (const { name, body } of readArchive(from)) entries.push({ name, bytes: await buffer(body) })
  const [first, ...others] = entries
  const about = JSON.parse(String(first?.bytes)) as ClubManifest
  const changed = others.find(({ name }) => table && name === tableEntry(table.name))
  if (table && changed) {
    const lines = table.lines(gunzipSync(changed.bytes).toString().split('\n').filter(Boolean))
    changed.bytes = gzipSync(lines.map((line) => `${line}\n`).join(''))
    const sha256 = createHash('sha256').update(changed.bytes).digest('hex')
    Object.assign(about.tables.find(({ name }) => name === table.name) ?? {}, { rows: lines.length, sha256 })
  }
  const content = Buffer.from(JSON.stringify(manifest(about)))
  const sums = others.find(({ name }) => name === checksumsName)
  if (sums) {
    const [, ...ofMedia] = sums.bytes.toString().split('\n')
    const own = JSON.stringify({ name: manifestName, sha256: createHash('sha256').update(content).digest('hex') })
    sums.bytes = Buffer.from([own, ...ofMedia].join('\n'))
  }
  await writeArchive(to, async ({ add }) => {
    const all = [{ name: manifestName, bytes: content }, ...others]
    for (const { name, bytes } of all) await add(name, bytes.length, Readable.from(bytes.length > 0 ? [bytes] : []))
  })
}
