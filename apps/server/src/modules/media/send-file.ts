import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import type { StoredFile } from './media-library.ts'
import { readRange } from './send-bytes.ts'

/**
 * Sends a stored file, all of it or the requested range, without holding it in memory. With an internal path nginx sends
 * it, and answers the range.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, stream, internalPath }: StoredFile,
  { type, cacheControl }: { type: string; cacheControl: string },
) {
  if (bytes === 0) throw new Failure('notFound')
  reply.type(type).header('cache-control', cacheControl)
  if (internalPath) return reply.header('x-accel-redirect', internalPath).send()
  reply.header('accept-ranges', 'bytes')
  const range = readRange(request.headers.range, bytes)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const { first, last } = range === 'whole' ? { first: 0, last: bytes - 1 } : range
  const length = last - first + 1
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  return reply.header('content-length', length).send(await stream({ offset: first, bytes: length }))
}
