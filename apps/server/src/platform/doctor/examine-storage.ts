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
    const cors = address && origin ? [await examineReading(address, origin)] : []
    if (S3_BUCKET && S3_ENDPOINT && origin) {
      cors.push(await examineUploading(`${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}/${key}`, origin))
    }
    done = 'delete'
    await storage.remove(prefix)
    return [fine(check, `${place}: written, read and deleted`), ...cors]
  } catch (error) {
    return [wrong(check, `can’t ${done} in ${place}: ${reasonOf(error)}`, fix)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends the preflight request of a browser that reads a part of a file of another host. */
async function examineReading(address: string, origin: string): Promise<Finding> {
  const check = 'bucket CORS'
  const fix = `Allow GET with the header Range from ${origin} and the clubs’ own domains in the bucket’s CORS rules.`
  try {
    const isAllowed = await isPreflightAllowed(address, origin, { method: 'GET', headers: 'range' })
    if (isAllowed) return fine(check, `browsers at ${origin} may read`)
    return wrong(check, `browsers at ${origin} may not read`, fix)
  } catch (error) {
    return look(check, `not known: ${reasonOf(error)}`, fix)
  }
}

/** Sends the preflight request of the studio's uploads. If it is refused, they go through the server. */
async function examineUploading(address: string, origin: string): Promise<Finding> {
  const check = 'bucket uploads'
  const fix = `Allow PUT from ${origin} and the clubs’ own domains in the bucket’s CORS rules. Until then uploads go through the server.`
  try {
    if (await isPreflightAllowed(address, origin, { method: 'PUT' }))
      return fine(check, `browsers at ${origin} may upload`)
    return look(check, `browsers at ${origin} may not upload`, fix)
  } catch (error) {
    return look(check, `not known: ${reasonOf(error)}`, fix)
  }
}

async function isPreflightAllowed(address: string, origin: string, asked: { method: string; headers?: string }) {
  const { headers } = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': asked.method,
      ...(asked.headers && { 'access-control-request-headers': asked.headers }),
    },
    signal: AbortSignal.timeout(askMs),
  })
  const allowed = headers.get('access-control-allow-origin')
  const methods = (headers.get('access-control-allow-methods') ?? asked.method).split(/, */)
  return (allowed === '*' || allowed === origin) && (methods.includes(asked.method) || methods.includes('*'))
}
