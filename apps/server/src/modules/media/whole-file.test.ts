import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderStorage } from '../../adapters/storage/folder/folder-storage.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { storedVideo } from '../../testing/stored-video.ts'
import { versionPrefix } from '../intake/renditions/version-prefix.ts'

const tag = 'pulse-1002-001'
let plain: IntakeApp
let behindNginx: IntakeApp
beforeAll(async () => {
  plain = await openIntakeApp()
  behindNginx = await openIntakeApp({ MEDIA_ACCEL_PREFIX: '/media-files/' })
  for (const app of [plain, behindNginx]) {
    await storedVideo(app, tag)
    const file = join(app.dataDir, 'media', versionPrefix(app.tenantId, tag, 1), '360.mp4')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'abcdefghij')
    await app.publish(tag)
  }
})
afterAll(async () => {
  await plain.close()
  await behindNginx.close()
})

it('a whole file is sent by ranges, also to players whose playlist is of before media was moved', async () => {
  const { base } = await plain.playerOf(tag)
  expect((await plain.call('GET', `${base}/360.m3u8`)).text).not.toContain('BYTERANGE')
  const ask = (range: string) => plain.call('GET', `${base}/360/all.mp4`, { headers: { range } })
  const part = await ask('bytes=2-4')
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'cde', 'bytes 2-4/10'])
  expect((await ask('bytes=-3')).text).toBe('hij')
  expect([(await ask('bytes=10-')).status, (await ask('')).text]).toEqual([416, 'abcdefghij'])
  // The other rendition's file is gone.
  expect((await plain.call('GET', `${base}/audio/all.mp4`)).status).toBe(404)
})

it('with MEDIA_ACCEL_PREFIX the server allows a file, and leaves sending and ranges to nginx', async () => {
  const { base, token } = await behindNginx.playerOf(tag)
  const playlist = (await behindNginx.call('GET', `${base}/360.m3u8`)).text
  expect(playlist).toContain('#EXT-X-BYTERANGE:1@1\n360/all.mp4')
  for (const range of ['bytes=2-4', 'bytes=10-', '']) {
    const { status, text, headers } = await behindNginx.call('GET', `${base}/360/all.mp4`, { headers: { range } })
    expect([status, text, headers['content-range'], headers['accept-ranges']]).toEqual([200, '', undefined, undefined])
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['x-accel-redirect']).toBe(`/media-files/${behindNginx.tenantId}/${tag}/1/360.mp4`)
  }
  await behindNginx.call('POST', '/oauth/logout', { token })
  const refused = await behindNginx.call('GET', `${base}/360/all.mp4`)
  expect([refused.status, refused.headers['x-accel-redirect']]).toEqual([403, undefined])
})

it('nginx’s paths stay in the folder, whatever the names', () => {
  const { internalPath } = createFolderStorage('/media', '/media-files/')
  expect(internalPath?.('a%2Eb/c d/1/x?y#z.mp4')).toBe('/media-files/a%252Eb/c%20d/1/x%3Fy%23z.mp4')
  for (const key of ['../secret', 'club/../../secret', '/etc/passwd']) {
    expect(() => internalPath?.(key)).toThrow('leads out')
  }
})
