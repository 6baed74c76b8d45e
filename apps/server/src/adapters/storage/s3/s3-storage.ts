import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { ByteRange, MediaPlace } from '../../../modules/media/storage.ts'
import { createMultipart } from './multipart.ts'
import { unlessMissing, valuesOf } from './replies.ts'

type Options = {
  /** E.g. `https://s3.eu-central-1.amazonaws.com` or a Garage server; the bucket is the first path segment. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Larger files are uploaded in parts of this size. */
  partBytes?: number
}

const addressSeconds = 60

export type Bucket = MediaPlace & {
  /** As `put`, but keeps the local file. */
  copy: (key: string, file: string) => Promise<void>
  /** The bucket's checksum of a file (the ETag without quotes); null if it tells none that is made of MD5. */
  etag: (key: string) => Promise<string | null>
  temporaryAddress: (key: string) => Promise<string>
  /** Larger files are uploaded in parts of this size. */
  partBytes: number
}

/** Stores media in an S3-compatible bucket. Players fetch segments there, with addresses valid for one minute. */
export function createS3Storage(options: Options): Bucket {
  const { accessKeyId, secretAccessKey, region, partBytes = 64 * 1024 * 1024 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const bucket = `${options.endpoint.replace(/\/$/, '')}/${options.bucket}`
  const addressOf = (key: string) => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const reply = await client.fetch(url, init)
    if (!reply.ok) {
      throw new Error(`The bucket answered ${reply.status} to ${init.method ?? 'GET'} ${new URL(url).pathname}`)
    }
    return reply
  }
  const multipart = createMultipart({ client, ask, addressOf })

  async function copy(key: string, file: string) {
    const body = await openAsBlob(file)
    if (body.size <= partBytes) await ask(addressOf(key), { method: 'PUT', body })
    else await putInParts(key, body)
  }

  async function put(key: string, file: string) {
    await copy(key, file)
    await rm(file, { force: true })
  }

  async function putInParts(key: string, body: Blob) {
    const id = await multipart.begin(key)
    try {
      const parts: { number: number; etag: string }[] = []
      for (let at = 0; at < body.size; at += partBytes) {
        const number = parts.length + 1
        parts.push({ number, etag: await multipart.put(key, id, number, body.slice(at, at + partBytes)) })
      }
      await multipart.complete(key, id, parts)
    } catch (error) {
      await multipart.abort(key, id).catch(() => {})
      throw error
    }
  }

  async function remove(key: string) {
    if (!key.endsWith('/')) {
      await ask(addressOf(key), { method: 'DELETE' }).catch(unlessMissing)
      return
    }
    for (;;) {
      const listed = await (await ask(`${bucket}?list-type=2&prefix=${encodeURIComponent(key)}`)).text()
      const keys = valuesOf(listed, 'Key')
      for (const each of keys) await ask(addressOf(each), { method: 'DELETE' })
      if (keys.length === 0 || valuesOf(listed, 'IsTruncated')[0] !== 'true') return
    }
  }

  async function temporaryAddress(key: string): Promise<string> {
    const url = new URL(addressOf(key))
    url.searchParams.set('X-Amz-Expires', String(addressSeconds))
    const signed = await client.sign(url.href, { aws: { signQuery: true } })
    return signed.url
  }

  async function* list() {
    let next: string | undefined = ''
    while (next !== undefined) {
      const from: string = next === '' ? '' : `&continuation-token=${encodeURIComponent(next)}`
      const listed: string = await (await ask(`${bucket}?list-type=2${from}`)).text()
      const sizes = valuesOf(listed, 'Size')
      for (const [at, key] of valuesOf(listed, 'Key').entries()) yield { key, bytes: Number(sizes[at]) }
      next = valuesOf(listed, 'NextContinuationToken')[0]
    }
  }

  async function etag(key: string): Promise<string | null> {
    const { headers } = await ask(addressOf(key), { method: 'HEAD' })
    const isOfCipher =
      headers.get('x-amz-server-side-encryption')?.startsWith('aws:kms') ||
      headers.has('x-amz-server-side-encryption-customer-algorithm')
    const found = /^"?([0-9a-f]{32}(-\d+)?)"?$/i.exec(headers.get('etag') ?? '')?.[1]
    return isOfCipher || !found ? null : found.toLowerCase()
  }

  return {
    put,
    copy,
    list,
    etag,
    partBytes,
    remove,
    async read(key, range) {
      const reply = await ask(addressOf(key), range ? { headers: { range: rangeOf(range) } } : {})
      const bytes = new Uint8Array(await reply.arrayBuffer())
      if (range && bytes.length !== range.bytes) throw new Error(`${key} is shorter than its index says`)
      return bytes
    },
    async stream(key, range) {
      const { body } = await ask(addressOf(key), range ? { headers: { range: rangeOf(range) } } : {})
      if (!body) throw new Error(`${key} is not stored`)
      return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
    },
    async size(key) {
      const reply = await client.fetch(addressOf(key), { method: 'HEAD' })
      if (reply.status === 404) return null
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status}`)
      return Number(reply.headers.get('content-length'))
    },
    localPath: () => null,
    temporaryAddress,
    free: async () => null,
    multipart,
  }
}

function rangeOf({ offset, bytes }: ByteRange) {
  return `bytes=${offset}-${offset + bytes - 1}`
}
