import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRecent } from '../../platform/memory/recent.ts'

/** Shorter texts aren't worth compressing. Bytes. */
const threshold = 1024
/** Characters of texts whose compressed bytes are kept. */
const maxKept = 8_000_000

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}
type Encoding = keyof typeof compressors

/**
 * Sends texts that many clients request at the same moment, such as the playlist of a live stream: each is compressed
 * once for all of them.
 */
export function createSharedTexts() {
  const compressed = createRecent<string, Promise<Buffer>>(maxKept)
  const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] })

  return async function sendShared(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
    if (text.length < threshold) return reply.send(text)
    reply.header('vary', 'accept-encoding')
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '')
    if (encoding === null) return reply.send(text)
    const key = `${encoding} ${text}`
    const bytes = compressed.get(key) ?? compressed.set(key, compressors[encoding](text), key.length)
    return reply.header('content-encoding', encoding).send(await bytes)
  }
}
