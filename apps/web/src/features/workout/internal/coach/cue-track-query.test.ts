import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../../../lib/api/query-client.ts'
import { startTestServer } from '../../../../lib/testing/start-test-server.ts'
import { cueTrackQuery } from './cue-track-query.ts'

const track = `WEBVTT

00:00.000 --> 00:32.000
{"move":"easy-march","side":null,"round":1,"rounds":1,"kind":"warmup"}
`
let status = 200
let server: Awaited<ReturnType<typeof startTestServer>>

beforeEach(async () => {
  server = await startTestServer(() => ({ status, body: track, headers: { 'access-control-allow-origin': '*' } }))
})
afterEach(() => server.close())

const ask = (client: ReturnType<typeof createQueryClient>) =>
  client.fetchQuery({ ...cueTrackQuery('one', `${server.url}/cues.vtt`), retry: false })

it.each([403, 500])('refetches a cue track after status %i', async (failure) => {
  const client = createQueryClient()
  status = failure
  await expect(ask(client)).rejects.toHaveProperty('status', failure)
  status = 200
  expect(await ask(client)).toHaveLength(1)
})

it('treats a missing cue track as a class without moves', async () => {
  status = 404
  expect(await ask(createQueryClient())).toEqual([])
})
