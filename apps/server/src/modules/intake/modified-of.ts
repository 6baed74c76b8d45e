import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** When the file was last changed on its sender's disk; the tus server keeps what a client says of a file beside it. */
export async function modifiedOf(file: string): Promise<number | null> {
  const text = await readFile(`${file}.json`, 'utf8').catch(() => '{}')
  const said = TusInfo.safeParse(JSON.parse(text))
  return said.success ? said.data.metadata.modified : null
}

const TusInfo = z.object({ metadata: z.object({ modified: z.coerce.number() }) })
