import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCaptionsService } from '../../testing/captions-service.ts'
import { createHttpTranscribe } from './http-transcribe.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-captions-'))
const file = join(folder, 'sound.m4a')
const sound = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 253))
let service: Awaited<ReturnType<typeof openCaptionsService>>
beforeAll(async () => {
  writeFileSync(file, sound)
  service = await openCaptionsService()
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

const ask = (timeoutSeconds = 60, signal = new AbortController().signal) =>
  createHttpTranscribe({ url: service.url, key: 'secret', model: 'small', timeoutSeconds })({
    file,
    language: 'de',
    signal,
  })

it('sends the sound with its language, and returns the text', async () => {
  service.says({ status: 200, body: 'WEBVTT\n' })
  expect(await ask()).toEqual({ kind: 'text', text: 'WEBVTT\n' })
  const [request] = service.requests
  expect(request).toMatchObject({ language: 'de', model: 'small', format: 'vtt', authorization: 'Bearer secret' })
  expect(request?.sound.equals(sound)).toBe(true)
})

it.each([
  [400, 'failed', true],
  [401, 'failed', true],
  [413, 'failed', true],
  [500, 'failed', false],
])('reports the failure with the service’s text: %i', async (status, kind, isFinal) => {
  service.says({ status, body: 'What\nhappened' })
  const message = `The captions service answered ${status}`
  expect(await ask()).toEqual({ kind, message, lines: ['What', 'happened'], isFinal })
})

it.each([429, 502, 503, 504])('treats %i as temporary', async (status) => {
  service.says({ status, body: '' })
  expect(await ask()).toMatchObject({ kind: 'unavailable' })
})

it('stops waiting after the timeout, and when it is aborted', async () => {
  service.says(null)
  expect(await ask(0.2)).toMatchObject({ kind: 'tookTooLong' })
  const stopping = new AbortController()
  const transcript = ask(60, stopping.signal)
  stopping.abort()
  expect(await transcript).toMatchObject({ kind: 'failed' })
})

it('refuses an endless reply', async () => {
  service.says({ status: 200, body: 'a'.repeat(6_000_000) })
  expect(await ask()).toMatchObject({ kind: 'failed', isFinal: false })
})

it('reports a service that is down', async () => {
  await service.stop()
  expect(await ask()).toMatchObject({ kind: 'unavailable', message: 'The captions service: ECONNREFUSED' })
  await service.start()
})
