import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './s3-signature.ts'

type Asked = { method: string; key: string; query: URLSearchParams; body: Buffer; range: string | undefined }
type Reply = { status: number; body?: string | Buffer; etag?: string }

/**
 * An S3 server with one empty bucket in memory, and the settings for it. It refuses requests with a wrong signature and
 * lists one key per reply, so that a client must ask for the rest.
 */
export async function openBucket() {
  const objects = new Map<string, Buffer>()
  const etags = new Map<string, string>()
  const uploads = new Map<string, Map<string, Buffer>>()
  const keys = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' }

  function answer({ method, key, query, body, range }: Asked): Reply {
    if (query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, new Map())
      return { status: 200, body: `<UploadId>${id}</UploadId>` }
    }
    if (query.has('uploadId')) return answerUpload({ method, key, query, body })
    if (query.has('list-type')) {
      const after = query.get('continuation-token') ?? ''
      const [first, ...others] = [...objects.keys()]
        .filter((each) => each.startsWith(query.get('prefix') ?? '') && each > after)
        .sort()
      const escaped = first?.replaceAll('&', '&amp;')
      const listed = first === undefined ? '' : `<Key>${escaped}</Key><Size>${objects.get(first)?.length}</Size>`
      const next = others.length > 0 ? `<NextContinuationToken>${escaped}</NextContinuationToken>` : ''
      return { status: 200, body: `${listed}${next}<IsTruncated>${others.length > 0}</IsTruncated>` }
    }
    if (method === 'PUT') {
      objects.set(key, body)
      etags.set(key, `"${md5(body).toString('hex')}"`)
    }
    const object = objects.get(key)
    if (method === 'DELETE') objects.delete(key)
    if (!object) return { status: 404 }
    const etag = etags.get(key) ?? ''
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    if (from === undefined) return { status: 200, etag, body: method === 'GET' || method === 'HEAD' ? object : '' }
    return { status: 206, body: object.subarray(Number(from), Number(to) + 1) }
  }

  function answerUpload({ method, key, query, body }: Omit<Asked, 'range'>): Reply {
    const parts = uploads.get(query.get('uploadId') ?? '')
    if (!parts) return { status: 404 }
    if (method === 'PUT') {
      const etag = `"${md5(body).toString('hex')}"`
      parts.set(`${query.get('partNumber')} ${etag}`, body)
      return { status: 200, etag }
    }
    uploads.delete(query.get('uploadId') ?? '')
    if (method === 'DELETE') return { status: 200 }
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const whole = named.flatMap(([, number, etag]) => parts.get(`${number} ${etag}`) ?? [])
    if (whole.length === 0 || whole.length !== named.length) return { status: 400 }
    objects.set(key, Buffer.concat(whole))
    etags.set(key, `"${md5(Buffer.concat(whole.map(md5))).toString('hex')}-${whole.length}"`)
    return { status: 200 }
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { pathname, searchParams: query } = new URL(url, 'http://bucket')
    const body = await buffer(request)
    const key = decodeURIComponent(pathname).slice('/media/'.length)
    const asked = { method, key, query, body, range: headers.range }
    const reply: Reply = isSigned({ method, url, headers }, keys) ? answer(asked) : { status: 403 }
    const content = Buffer.from(reply.body ?? '')
    response.writeHead(reply.status, { 'content-length': content.length, etag: reply.etag ?? '' })
    response.end(method === 'HEAD' ? '' : content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    keys,
    objects,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'media',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}
