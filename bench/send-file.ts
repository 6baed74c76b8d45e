import { createReadStream, statSync } from 'node:fs'
import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Sends a file as a request's body and returns the seconds taken. Streams it, because `fetch` buffers much of a large file in memory. */
export async function sendFile(url: string, method: 'PUT' | 'PATCH', file: string, headers: Record<string, string>) {
  const started = performance.now()
  const length = String(statSync(file).size)
  const own = { ...headers, 'content-type': 'application/offset+octet-stream', 'content-length': length }
  const sending = request(url, { method, headers: own })
  const status = new Promise<number>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode ?? 0))
    })
  })
  await Promise.all([pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), sending), status])
  if ((await status) >= 300) throw new Error(`${method} of a file answered ${await status}.`)
  return (performance.now() - started) / 1000
}
