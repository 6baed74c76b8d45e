import { expect } from '@playwright/test'
import { openBucket } from '../../apps/server/src/testing/s3-bucket.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { callStudio } from '../support/sign-in-staff.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let server: OwnServer
test.beforeAll(async () => {
  bucket = await openBucket()
  server = await startOwnServer({ ...bucket.settings, MEDIA_RESERVE_GB: '0', ENCODER: 'off' })
})
test.afterAll(async () => {
  await server?.close()
  await bucket?.close()
})

test('a video goes straight into the bucket, and through the server if the bucket doesn’t allow it', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.method() === 'PATCH') sent.push(`${request.method()} ${request.url()}`)
  })
  const { origin } = new URL(server.url('/'))
  bucket.rules.cors = { origins: [origin], methods: ['GET', 'PUT'] }
  await page.goto(server.url('/healthz'))
  await callStudio(page, 'POST', '/session', { email: 'manager@pulse.example', password: demoPassword })
  await page.goto(server.url('/studio/classes'))
  const tray = page.getByRole('region', { name: 'Uploads' })
  const upload = (name: string, buffer: Buffer) =>
    page.getByLabel('Video files').first().setInputFiles({ name, mimeType: 'video/mp4', buffer })

  const [first, second] = [Buffer.alloc(9_000_000, 'straight'), Buffer.alloc(100_000, 'round')]
  await upload('straight.mp4', first)
  await expect(tray.getByRole('status')).toHaveText('All videos are uploaded')
  expect(sent.map((each) => each.startsWith(`PUT ${bucket.endpoint}/media/`))).toEqual([true, true])
  expect([...bucket.objects.values()].map((object) => object.equals(first))).toEqual([true])
  expect([...bucket.objects.keys()].join()).not.toContain('straight')

  sent.length = 0
  bucket.rules.cors = undefined
  await upload('round.mp4', second)
  await expect.poll(() => sent.some((each) => each.startsWith(`PATCH ${origin}/studio/api/v1/uploads/`))).toBe(true)
  await expect(tray.getByRole('status')).toHaveText('All videos are uploaded')
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([1, 0])
})
