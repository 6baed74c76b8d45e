import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type CaptionsRequest = {
  language: string
  model: string
  format: string
  authorization: string | undefined
  sound: Buffer
}
/** Null: never reply. */
type Reply = { status: number; body: string } | null

/** A captions service on a real HTTP server, whose reply tests can set, and which can be stopped. */
export async function openCaptionsService() {
  const requests: CaptionsRequest[] = []
  let reply: Reply = { status: 200, body: '' }
  const server = createServer((request, response) => {
    // Rejects if the client disconnects before it has sent all of the sound.
    answer(request, response).catch(() => response.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { 'content-type': type = '', authorization } = request.headers
    const body = await buffer(request)
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const file = form.get('file') as File
    requests.push({
      language: String(form.get('language')),
      model: String(form.get('model')),
      format: String(form.get('response_format')),
      authorization,
      sound: Buffer.from(await file.arrayBuffer()),
    })
    if (reply) response.writeHead(reply.status, { 'content-type': 'text/vtt' }).end(reply.body)
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return {
    url: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    requests,
    says: (next: Reply) => {
      reply = next
    },
    stop,
    start: () => listen(port),
  }
}
