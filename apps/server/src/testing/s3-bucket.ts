import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './s3-signature.ts'

type Asked = { method: string; key: string; query: URLSearchParams; body: Buffer; range: string | undefined }
type Reply = { status: number; body?: string | Buffer; etag?: string }
/** A rule of the bucket: the origins and methods that browsers may use. */
type CorsRule = { origins: string[]; methods: string[] }

/**
 * An S3 server with one empty bucket in memory, and the settings for it. It refuses requests with a wrong signature and
 * lists one key, or two parts, per reply, so that a client must ask for the rest. Browsers may do what `cors` says.
 */
export async function openBucket({ cors }: { cors?: CorsRule } = {}) {
  const objects = new Map<string, Buffer>()
  const etags = new Map<string, string>()
  const uploads = new Map<string, Map<string, Buffer>>()
  const keys = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' }
  const rules: { cors: CorsRule | undefined; onComplete?: (() => Promise<void>) | undefined } = { cors }

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
    if (method === 'GET') return listed(parts, Number(query.get('part-number-marker')))
    uploads.delete(query.get('uploadId') ?? '')
    if (method === 'DELETE') return { status: 200 }
    const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const whole = named.flatMap(([, number, etag]) => parts.get(`${number} ${etag}`) ?? [])
    if (whole.length === 0 || whole.length !== named.length) return { status: 400 }
    objects.set(key, Buffer.concat(whole))
    etags.set(key, `"${md5(Buffer.concat(whole.map(md5))).toString('hex')}-${whole.length}"`)
    return { status: 200 }
  }

  function replyTo(asked: Asked, request: Parameters<typeof isSigned>[0]): Reply {
    if (request.method === 'OPTIONS') return { status: corsHeaders(request.headers, request.method) ? 200 : 403 }
    return isSigned(request, keys) ? answer(asked) : { status: 403 }
  }

  function corsHeaders({ origin, 'access-control-request-method': requested }: IncomingHttpHeaders, used: string) {
    const method = used === 'OPTIONS' ? (requested ?? '') : used
    if (!origin || !rules.cors?.origins.includes(origin) || !rules.cors.methods.includes(method)) return undefined
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': rules.cors.methods.join(', '),
      'access-control-allow-headers': 'range',
    }
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { pathname, searchParams: query } = new URL(url, 'http://bucket')
    const body = await buffer(request)
    const key = decodeURIComponent(pathname).slice('/media/'.length)
    const asked = { method, key, query, body, range: headers.range }
    const reply = replyTo(asked, { method, url, headers })
    if (method === 'POST' && query.has('uploadId')) await rules.onComplete?.()
    const content = Buffer.from(reply.body ?? '')
    const allowed = corsHeaders(headers, method)
    response.writeHead(reply.status, { ...allowed, 'content-length': content.length, etag: reply.etag ?? '' })
    response.end(method === 'HEAD' ? '' : content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    keys,
    objects,
    /** The multipart uploads under way, by id: their parts by number and ETag. */
    uploads,
    /** What a test may change: who may do what, and what happens before a completed upload is answered. */
    rules,
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

/** The newest of the parts with the same number counts. */
function listed(parts: ReadonlyMap<string, Buffer>, after: number): Reply {
  const newest = new Map([...parts].map(([name, body]) => [Number(name.split(' ')[0]), { name, body }]))
  const [first, second, ...others] = [...newest].filter(([number]) => number > after).sort(([a], [b]) => a - b)
  const shown = [first, second].flatMap((part) => (part ? [part] : []))
  const xml = shown.map(([number, { name, body }]) => {
    const etag = name.split(' ')[1]?.replaceAll('"', '&quot;')
    return `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${body.length}</Size></Part>`
  })
  const next = second && others.length > 0 ? `<NextPartNumberMarker>${second[0]}</NextPartNumberMarker>` : ''
  return { status: 200, body: `<IsTruncated>${others.length > 0}</IsTruncated>${next}${xml.join('')}` }
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}
