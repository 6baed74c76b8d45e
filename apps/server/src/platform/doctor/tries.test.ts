// @database embedded
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInToMail } from '../../adapters/mail/smtp.ts'
import { createFolderStorage } from '../../adapters/storage/folder/folder-storage.ts'
import { createS3Storage } from '../../adapters/storage/s3/s3-storage.ts'
import { readConfig } from '../../config.ts'
import { openBucket } from '../../testing/s3-bucket.ts'
import { openSmtpSink } from '../../testing/smtp-sink.ts'
import { buildVersion } from '../build-version.ts'
import { examineEncoder, examineMail, examineReceiver, examineVersion } from './examine-services.ts'
import { examineStorage } from './examine-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-tries-'))
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
let bucket: Awaited<ReturnType<typeof openBucket>>
beforeAll(async () => {
  bucket = await openBucket()
  cleanUp.push(bucket.close)
})
afterAll(async () => {
  for (const undo of cleanUp.toReversed()) await undo()
})

const states = (findings: readonly { check: string; state: string }[]) =>
  findings.map(({ check, state }) => `${state} ${check}`)

it('the doctor writes, reads and deletes in the media folder', async () => {
  const media = join(folder, 'media')
  const settings = readConfig({ MEDIA_DIR: media })
  expect(states(await examineStorage(settings, { storage: createFolderStorage(media) }))).toEqual(['fine media folder'])
  expect(readdirSync(media)).toEqual([])
})

it('the doctor names a bucket that is wrong, and one that browsers may not read or upload to', async () => {
  const place = { endpoint: bucket.endpoint, bucket: 'media', region: 'auto' }
  const settings = readConfig({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: bucket.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.keys.secretAccessKey,
    PUBLIC_URL: 'https://classes.example',
    NODE_ENV: 'production',
  })
  const storage = createS3Storage({ ...bucket.keys, ...place })
  expect(states(await examineStorage(settings, { storage }))).toEqual([
    'fine bucket',
    'wrong bucket CORS',
    'look bucket uploads',
  ])
  const allow = async (...methods: string[]) => {
    bucket.rules.cors = { origins: ['https://classes.example'], methods }
    return states(await examineStorage(settings, { storage }))
  }
  expect(await allow('GET')).toEqual(['fine bucket', 'fine bucket CORS', 'look bucket uploads'])
  expect(await allow('GET', 'PUT')).toEqual(['fine bucket', 'fine bucket CORS', 'fine bucket uploads'])
  const wrongKey = createS3Storage({ ...bucket.keys, ...place, secretAccessKey: 'another' })
  const [finding] = await examineStorage(settings, { storage: wrongKey })
  expect(finding).toMatchObject({ state: 'wrong', message: expect.stringMatching(/^can’t write in media at .*403/) })
})

it('the doctor signs in at the mail relay and sends nothing', async () => {
  const sink = await openSmtpSink()
  const mail = (SMTP_URL: string) => examineMail({ SMTP_URL }, { signInToMail })
  expect(states(await mail(sink.url))).toEqual(['fine mail relay'])
  expect(sink.received).toEqual([])
  await sink.close()
  expect((await mail(sink.url))[0]).toMatchObject({ state: 'wrong', message: expect.stringContaining('ECONNREFUSED') })
})

it('the doctor tells whether the encoder loads and whether the receiver listens', async () => {
  const encoder = (loadEncoder: () => Promise<unknown>) => examineEncoder({ ENCODER: 'on' }, { loadEncoder })
  expect(states(await encoder(async () => {}))).toEqual(['fine encoder'])
  expect(states(await encoder(() => Promise.reject(new Error('no such package'))))).toEqual(['wrong encoder'])

  const receiver = createTcpServer((socket) => socket.end())
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const at = { RTMP: 'on', RTMP_HOST: '0.0.0.0', RTMP_PORT: (receiver.address() as AddressInfo).port } as const
  expect(states(await examineReceiver(at))).toEqual(['fine receiver'])
  await new Promise((resolve) => receiver.close(resolve))
  expect(states(await examineReceiver(at))).toEqual(['look receiver'])
})

it('the doctor names servers of different versions behind one address', async () => {
  const versions = [buildVersion, buildVersion]
  let asked = 0
  const site = createServer((_request, reply) => {
    reply.end(JSON.stringify({ version: versions[asked++ % versions.length] }))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => site.close())
  const PUBLIC_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  expect(states(await examineVersion({ PUBLIC_URL }))).toEqual(['fine version'])
  versions[1] = '1.0.0'
  const [finding] = await examineVersion({ PUBLIC_URL })
  expect(finding).toMatchObject({ state: 'wrong', message: expect.stringContaining(`${buildVersion} and 1.0.0`) })
})
