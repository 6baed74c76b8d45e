import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { ArchiveEntry } from './archive.ts'

const batchRows = 500
const batchCharacters = 2_000_000

/** The rows of a table's entry, some hundred at a time. */
export async function* readLines({ body }: ArchiveEntry): AsyncGenerator<string[]> {
  const unpacked = body.pipe(createGunzip())
  body.on('error', (error) => unpacked.destroy(error))
  let lines: string[] = []
  let characters = 0
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line)
    characters += line.length
    if (lines.length < batchRows && characters < batchCharacters) continue
    yield lines
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield lines
}
