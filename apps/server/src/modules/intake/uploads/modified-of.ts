import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/**
 * When the file was last changed on the uploader's disk, in ms since the epoch: tus stores the client's metadata in a
 * file beside it.
 */
export async function modifiedOf(file: string): Promise<number | null> {
  const text = await readFile(`${file}.json`, 'utf8').catch(() => '{}')
  const said = TusInfo.safeParse(JSON.parse(text))
  return said.success ? said.data.metadata.modified : null
}

const TusInfo = z.object({ metadata: z.object({ modified: z.coerce.number() }) })
