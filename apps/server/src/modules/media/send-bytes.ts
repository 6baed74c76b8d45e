import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends bytes from memory: all of them, or the requested range (RFC 9110, section 14). */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  { type, cacheControl }: { type: string; cacheControl: string },
) {
  reply.type(type).header('cache-control', cacheControl).header('accept-ranges', 'bytes')
  const range = readRange(request.headers.range, bytes.length)
  if (range === 'whole') return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const part = bytes.subarray(range.first, range.last + 1)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
}

/** A request for several ranges gets the whole, which the standard allows. */
export function readRange(
  header: string | undefined,
  length: number,
): 'whole' | 'unsatisfiable' | { first: number; last: number } {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  if (match[1] === '') {
    const suffix = Number(match[2])
    return suffix === 0 ? 'unsatisfiable' : { first: Math.max(0, length - suffix), last: length - 1 }
  }
  const first = Number(match[1])
  const last = match[2] === '' ? length - 1 : Math.min(Number(match[2]), length - 1)
  if (first >= length || first > last) return 'unsatisfiable'
  return { first, last }
}
