import { defaultOptions, type HttpRequest, type HttpResponse } from 'tus-js-client'
import { vi } from 'vitest'
import type { UploadBucket } from './upload-bucket.ts'

type Arrived = { bytes: number; text: string; metadata: Record<string, string>; club: string | undefined }
type Answer = { status: number; headers?: Record<string, string>; body?: string }
type Beginning = { fileName: string; bytes: number; reachesBucket: boolean }
type Asked = { method: string; url: string; headers: Record<string, string>; body: Blob | null }

/**
 * A server for drafts and uploads, in memory: uploads complete when a test says so. With a bucket it sends browsers
 * there.
 */
export function openUploadServer(bucket?: UploadBucket) {
  const usual = defaultOptions.httpStack
  const drafts: string[] = []
  const uploads = new Map<string, Arrived>()
  const asked: { method: string; url: string; club: string | undefined }[] = []
  /** Pending request bodies by upload URL. */
  const arriving = new Map<string, () => void>()
  const refusals: Answer[] = []
  /** The sizes checked before anything was sent. */
  const checked: number[] = []
  const room: { refusal: { code: string; message: string; missingBytes: number } | null } = { refusal: null }
  /** Classes whose drafts were removed on request, and those that somebody else removed. */
  const discarded: string[] = []
  const lost = new Set<string>()
  const figures = { maxConcurrency: 0, lostDrafts: 0 }

  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.includes('/upload-checks')) {
      checked.push((JSON.parse(body) as { bytes: number }).bytes)
      if (room.refusal) return Response.json(room.refusal, { status: 507 })
      return Response.json({ into: bucket ? 'bucket' : 'server' })
    }
    const [, beginning] = /\/classes\/([^/]+)\/uploads/.exec(url) ?? []
    if (beginning) return beginUpload(beginning, JSON.parse(body) as Beginning)
    if (bucket && /\/uploads\/[^/]+\/(parts|completion)/.test(url)) return bucket.answer(url, body)
    const [, tag = ''] = /\/classes\/([^/]+)\/(?:media|discard)/.exec(url) ?? []
    if (url.includes('/video-statuses')) {
      const asked = new URL(url, 'http://club.example').searchParams.getAll('tag')
      return Response.json(asked.filter((one) => !lost.has(one)).map((one) => ({ tag: one, state: 'draft' })))
    }
    if (url.includes('/discard')) {
      discarded.push(tag)
      return Response.json({ isRemoved: true })
    }
    if (url.includes('/media')) return Response.json({ arriving: arrivingOf(tag) })
    if (figures.lostDrafts-- > 0) throw new TypeError('Failed to fetch')
    drafts.push((JSON.parse(body) as { fileName: string }).fileName)
    return Response.json({ tag: `class-${drafts.length}` }, { status: 201 })
  })

  function beginUpload(tag: string, { reachesBucket, ...file }: Beginning) {
    if (bucket && reachesBucket) return Response.json(bucket.begin(tag, file), { status: 201 })
    return Response.json({ into: 'server', id: arrivingOf(tag)?.id ?? null }, { status: 201 })
  }

  function arrivingOf(tag: string) {
    const [path, found] = [...uploads].find(([, { metadata }]) => metadata.classtag === tag) ?? []
    if (!path || !found) return bucket?.arrivingOf(tag) ?? null
    const { filename: fileName, modified } = found.metadata
    const [id] = path.split('/').slice(-1)
    return { id, fileName, bytes: found.bytes, received: found.text.length, fileModified: Number(modified) }
  }

  async function answer({ method, url, headers, body }: Asked): Promise<Answer> {
    asked.push({ method, url, club: headers.tenantid })
    const refusal = refusals.shift()
    if (refusal) return refusal
    if (method === 'POST') {
      const location = `/studio/api/v1/uploads/${uploads.size + 1}`
      const metadata = metadataOf(headers['Upload-Metadata'] ?? '')
      uploads.set(location, { bytes: Number(headers['Upload-Length']), text: '', metadata, club: headers.tenantid })
      return { status: 201, headers: { location } }
    }
    const path = new URL(url, 'http://club.example').pathname
    const upload = uploads.get(path)
    if (!upload || upload.club !== headers.tenantid) return { status: 404 }
    if (method === 'DELETE') uploads.delete(path)
    if (method === 'PATCH') {
      await new Promise<void>((resolve) => {
        arriving.set(path, resolve)
        figures.maxConcurrency = Math.max(figures.maxConcurrency, arriving.size)
      })
      arriving.delete(path)
      upload.text += await body?.text()
    }
    const offset = { 'upload-offset': String(upload.text.length), 'upload-length': String(upload.bytes) }
    return { status: method === 'HEAD' ? 200 : 204, headers: offset }
  }

  function createRequest(method: string, url: string): HttpRequest {
    const headers: Record<string, string> = {}
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void Object.assign(headers, { [name]: value }),
      getHeader: (name) => headers[name],
      setProgressHandler: () => {},
      send: async (body) => responseOf(await answer({ method, url, headers, body: body as Blob | null })),
      abort: async () => void arriving.delete(new URL(url, 'http://club.example').pathname),
      getUnderlyingObject: () => null,
    }
  }
  defaultOptions.httpStack = { createRequest, getName: () => 'memory' }

  return {
    drafts,
    discarded,
    lost,
    checked,
    room,
    uploads,
    asked,
    arriving,
    refusals,
    figures,
    /** The names of the files being sent, in start order. */
    sending: () => [...arriving.keys()].map((path) => uploads.get(path)?.metadata.filename),
    /** Completes a file's upload. */
    take(name: string) {
      const [path] = [...uploads].find(([, { metadata }]) => metadata.filename === name) ?? []
      arriving.get(path ?? '')?.()
    },
    close() {
      defaultOptions.httpStack = usual
      vi.unstubAllGlobals()
    },
  }
}

function metadataOf(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]))
}

function responseOf({ status, headers = {}, body = '' }: Answer): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => body,
    getUnderlyingObject: () => null,
  }
}
