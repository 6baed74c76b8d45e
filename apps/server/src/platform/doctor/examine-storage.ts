import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, mediaDirOf } from '../../config.ts'
import { type Finding, fine, look, wrong } from './finding.ts'
import { reasonOf, type Tries } from './tries.ts'

const content = 'written by npm run doctor'
const askMs = 10_000

type Settings = Pick<Config, 'S3_BUCKET' | 'S3_ENDPOINT' | 'PUBLIC_URL' | 'MEDIA_DIR' | 'DATA_DIR'>

/** Writes, reads and deletes a file where uploaded classes are kept, and asks a bucket whether browsers may read it. */
export async function examineStorage(settings: Settings, { storage }: Pick<Tries, 'storage'>): Promise<Finding[]> {
  const { S3_BUCKET, S3_ENDPOINT, PUBLIC_URL } = settings
  const [check, place] = S3_BUCKET
    ? ['bucket', `${S3_BUCKET} at ${S3_ENDPOINT}`]
    : ['media folder', mediaDirOf(settings)]
  const fix = S3_BUCKET
    ? 'Check S3_*: the bucket has to exist, and the key may get, put and delete objects in it.'
    : 'Let the server’s account write there, or set MEDIA_DIR.'
  const folder = await mkdtemp(join(tmpdir(), 'upbeat-doctor-'))
  const prefix = '.doctor/'
  const key = `${prefix}probe`
  const file = join(folder, 'probe')
  let done = 'write'
  try {
    await writeFile(file, content)
    await storage.put(key, file)
    done = 'read'
    const isSame = Buffer.from(await storage.read(key)).toString() === content
    if (!isSame) return [wrong(check, `${place} returns something else than was written`, fix)]
    const origin = PUBLIC_URL && new URL(PUBLIC_URL).origin
    const address = await storage.temporaryAddress?.(key)
    const cors = address && origin ? await examineCors(address, origin) : []
    done = 'delete'
    await storage.remove(prefix)
    return [fine(check, `${place}: written, read and deleted`), ...cors]
  } catch (error) {
    return [wrong(check, `can’t ${done} in ${place}: ${reasonOf(error)}`, fix)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Asks as a browser does before it reads a part of a file of another host. */
async function examineCors(address: string, origin: string): Promise<Finding[]> {
  const fix = `Allow GET with the header Range from ${origin} and the clubs’ own domains in the bucket’s CORS rules.`
  try {
    const { headers } = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' },
      signal: AbortSignal.timeout(askMs),
    })
    const allowed = headers.get('access-control-allow-origin')
    if (allowed === '*' || allowed === origin) return [fine('bucket CORS', `browsers at ${origin} may read`)]
    return [wrong('bucket CORS', `browsers at ${origin} may not read`, fix)]
  } catch (error) {
    return [look('bucket CORS', `not known: ${reasonOf(error)}`, fix)]
  }
}
