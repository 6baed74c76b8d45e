import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { recordClip } from '../../testing/record-clip.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let app: IntakeApp
const bodies: { type: string; data: object }[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    bodies.push(JSON.parse(body))
    response.writeHead(204).end()
  })
})
beforeAll(async () => {
  app = await openIntakeApp()
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  receiver.close()
  await app.close()
})

const clip = (seconds: number) =>
  recordClip({
    container: 'matroska',
    tracks: [
      {
        codec: 'libx264',
        chain: `testsrc2=s=128x72:r=25:d=${seconds},format=yuv420p`,
        options: { preset: 'ultrafast' },
      },
      {
        codec: 'aac',
        chain: `sine=f=330:r=48000:d=${seconds},aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024`,
      },
    ],
  })

const send = (seconds: number) =>
  uploadFile(app.origin, clip(seconds), { name: 'clip.mkv', headers: app.headersOf(app.manager) })

it('PLAT-05 tells of a video once it is there in every quality, and not before', { timeout: 120_000 }, async () => {
  const owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  await app.studio('createWebhook', { as: owner, body: { url, types: ['class.ready'] } })
  const { tag } = await send(5)
  await app.work(1)
  await app.advance(1)
  expect(bodies).toEqual([])
  await app.work()
  expect((await app.stepsOf(tag)).map(({ state }) => state)).not.toContain('waiting')
  await app.advance(1)
  expect(bodies).toEqual([expect.objectContaining({ type: 'class.ready', data: { classTag: tag, video: 1 } })])
  // A file that is refused is no video.
  const refused = await send(2)
  await app.work()
  expect((await app.versionOf(refused.tag))?.refusal).not.toBeNull()
  await app.advance(1)
  expect(bodies).toHaveLength(1)
})
