import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { sendBytes } from './send-bytes.ts'
import type { MediaService } from './service.ts'

type MediaParams = { signature: string; asset: string; file: string; rendition: string }

const playlistType = 'application/vnd.apple.mpegurl'
const base = '/media/:signature/:asset'

/**
 * The signed addresses of a class's media. Each request is checked anew: signature, expiry, session and access. Below the
 * signature the bytes are the same for everyone, so a cache in front may keep them by the rest of the path.
 */
export function mountMedia(server: FastifyInstance, media: MediaService) {
  server.get<{ Params: MediaParams }>(`${base}/:file`, async (request, reply) => {
    const { asset, file } = request.params
    await media.authorise(request.params.signature, asset, request.host)
    const text = await media.text(asset, file)
    return reply
      .type(text.type === 'playlist' ? playlistType : 'text/vtt; charset=utf-8')
      .header('cache-control', text.maxAge === null ? keep(request) : `private, max-age=${text.maxAge}`)
      .send(text.body)
  })

  server.get<{ Params: MediaParams }>(`${base}/captions/:file`, async (request, reply) => {
    await media.authorise(request.params.signature, request.params.asset, request.host)
    const language = /^([a-z-]+)\.vtt$/.exec(request.params.file)?.[1]
    if (!language) throw new Failure('notFound')
    const body = await media.captions(request.params.asset, language)
    return reply.type('text/vtt; charset=utf-8').header('cache-control', keep(request)).send(body)
  })

  server.get<{ Params: MediaParams }>(`${base}/:rendition/:file`, async (request, reply) => {
    const { asset, rendition, file } = request.params
    await media.authorise(request.params.signature, asset, request.host)
    const type = file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4'
    return sendBytes(request, reply, await media.segment(asset, rendition, file), { type, cacheControl: keep(request) })
  })
}

/** A signed address names content that never changes; how long it may be asked for is the signature's matter. */
function keep(_request: FastifyRequest) {
  return 'private, max-age=7200, immutable'
}
