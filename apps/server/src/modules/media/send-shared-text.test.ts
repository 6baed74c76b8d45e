import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSharedTexts } from './send-shared-text.ts'

const playlist = `#EXTM3U\n${'#EXTINF:2.0,\nhigh/1.m4s\n'.repeat(100)}`

async function get(text: string, encoding?: string) {
  const server = Fastify()
  const sendShared = createSharedTexts()
  server.get('/', (request, reply) => sendShared(request, reply, text))
  return server.inject({ url: '/', ...(encoding && { headers: { 'accept-encoding': encoding } }) })
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
])('compresses for clients that accept %s with %s', async (accepted, encoding, read) => {
  const reply = await get(playlist, accepted)
  expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(read(reply.rawPayload).toString()).toBe(playlist)
  expect(reply.rawPayload.length).toBeLessThan(200)
})

it.each([undefined, 'identity', 'gzip;q=0'])('sends the text itself to clients that accept %s', async (accepted) => {
  const reply = await get(playlist, accepted)
  expect(reply.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.payload).toBe(playlist)
})

it('doesn’t compress short texts', async () => {
  expect((await get('#EXTM3U', 'gzip')).payload).toBe('#EXTM3U')
})
