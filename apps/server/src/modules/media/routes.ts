import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import { sendBytes } from './send-bytes.ts'
import { sendFile } from './send-file.ts'
import { createSharedTexts } from './send-shared-text.ts'
import type { MediaService } from './service.ts'

type MediaParams = { signature: string; asset: string; file: string; rendition: string }

const playlistType = 'application/vnd.apple.mpegurl'
const base = '/media/:signature/:asset'

/**
 * The signed URLs of a class's media. Signature, expiry, session and access are checked on each request. Below the
 * signature the bytes are the same for everyone, so a cache in front may store them by the rest of the path.
 */
export function mountMedia(server: FastifyInstance, media: MediaService) {
  const sendShared = createSharedTexts()

  server.get<{ Params: MediaParams }>(`${base}/:file`, async (request, reply) => {
    const { signature, asset, file } = request.params
    const text = await media.text(await media.authorise(signature, asset, request.host), file)
    reply
      .type(text.type === 'playlist' ? playlistType : 'text/vtt; charset=utf-8')
      .header('cache-control', keepFor(text.maxAge))
    return sendShared(request, reply, text.body)
  })

  server.get<{ Params: MediaParams }>(`${base}/captions/:file`, async (request, reply) => {
    const { signature, asset, file } = request.params
    const viewed = await media.authorise(signature, asset, request.host)
    const language = /^([a-z-]+)\.vtt$/.exec(file)?.[1]
    if (!language) throw new Failure('notFound')
    const { body, maxAge } = await media.captions(viewed, language)
    return reply.type('text/vtt; charset=utf-8').header('cache-control', keepFor(maxAge)).send(body)
  })

  server.get<{ Params: MediaParams }>(`${base}/:rendition/:file`, async (request, reply) => {
    const { signature, asset, rendition, file } = request.params
    const found = await media.segment(await media.authorise(signature, asset, request.host), rendition, file)
    // Half of the minute for which the URL is valid.
    if (found instanceof URL) return reply.header('cache-control', keepFor(30)).redirect(found.href, 302)
    const headers = { type: typeOf(file), cacheControl: keepFor(null) }
    return found instanceof Uint8Array
      ? sendBytes(request, reply, found, headers)
      : sendFile(request, reply, found, headers)
  })
}

function typeOf(file: string) {
  return file.endsWith('.ts') ? 'video/mp2t' : file.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4'
}

/**
 * The content of a signed URL never changes unless `maxAge` is set; how long the URL is valid is up to the signature.
 */
function keepFor(maxAge: number | null) {
  return maxAge === null ? 'private, max-age=7200, immutable' : `private, max-age=${maxAge}`
}
