import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../platform/failure/failure.ts'
import { sendBytes } from '../../media/send-bytes.ts'

type Video = { tenantId: string; classTag: string; version: number }
type Parts = { trailer: (video: Video, file: string) => Promise<Uint8Array | null> | null }

/** Trailers are public, like pictures: visitors see them on cards too. */
export function mountTrailerFiles(server: FastifyInstance, { trailer }: Parts) {
  server.get<{ Params: { club: string; tag: string; version: string; file: string } }>(
    '/trailers/:club/:tag/:version/:file',
    async (request, reply) => {
      const { club, tag, version, file } = request.params
      const key = { tenantId: club, classTag: tag, version: Number(version) }
      const bytes = Number.isInteger(key.version) ? await trailer(key, file) : null
      if (!bytes) throw new Failure('notFound')
      return sendBytes(request, reply, bytes, {
        type: 'video/mp4',
        cacheControl: 'public, max-age=31536000, immutable',
      })
    },
  )
}
