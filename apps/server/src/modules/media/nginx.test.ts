import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../../../scripts/free-port.mjs'
import { createCdnAddress } from '../../adapters/storage/cdn-address.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { storedVideo } from '../../testing/stored-video.ts'
import { versionPrefix } from '../intake/renditions/version-prefix.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const tag = 'pulse-1002-001'
const key = 'a key of the CDN'
let app: IntakeApp
let nginx: ChildProcess
let folder = ''
let origin = ''

/** The blocks of docs/self-hosting.md, for a server and an nginx of any account. */
const configuration = ({ port, media, server }: { port: number; media: string; server: string }) => `
${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; types { video/mp4 mp4; } default_type application/octet-stream;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${server}; proxy_set_header Host pulse.localhost; }
    location /media-files/ { internal; alias ${media}/; }
    location /cdn/ {
      secure_link $arg_token,$arg_expires;
      secure_link_md5 "${key}$uri$arg_expires";
      if ($secure_link = "") { return 403; }
      if ($secure_link = "0") { return 410; }
      alias ${media}/;
    }
  }
}`

beforeAll(async () => {
  if (!hasNginx) return
  folder = mkdtempSync(join(tmpdir(), 'upbeat-nginx-'))
  app = await openIntakeApp({ MEDIA_ACCEL_PREFIX: '/media-files/' })
  await storedVideo(app, tag)
  await app.publish(tag)
  const media = join(app.dataDir, 'media')
  const file = join(media, versionPrefix(app.tenantId, tag, 1), '360.mp4')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'abcdefghij')
  const port = await freePort(0)
  origin = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'nginx.conf'), configuration({ port, media, server: app.origin }))
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await vi.waitUntil(
    () =>
      fetch(`${origin}/healthz`)
        .then(({ ok }) => ok)
        .catch(() => false),
    { timeout: 10_000 },
  )
})
afterAll(async () => {
  nginx?.kill('SIGTERM')
  await app?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const get = async (path: string, range = '') => {
  const reply = await fetch(`${origin}${path}`, { headers: range ? { range } : {} })
  return { status: reply.status, text: await reply.text(), headers: reply.headers }
}

it.skipIf(!hasNginx)('nginx sends a file that the server allows, by ranges, and no file otherwise', async () => {
  const { base, token } = await app.playerOf(tag)
  const part = await get(`${base}/360/all.mp4`, 'bytes=2-4')
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'cde', 'bytes 2-4/10'])
  expect(part.headers.get('content-type')).toBe('video/mp4')
  expect(part.headers.get('cache-control')).toContain('private')
  expect(part.headers.has('x-accel-redirect')).toBe(false)
  expect((await get(`/media-files/${versionPrefix(app.tenantId, tag, 1)}360.mp4`)).status).toBe(404)
  await app.call('POST', '/oauth/logout', { token })
  expect((await get(`${base}/360/all.mp4`, 'bytes=2-4')).status).toBe(403)
})

it.skipIf(!hasNginx)('nginx checks a CDN’s tokens: of this file, and for a minute', async () => {
  const file = `${versionPrefix(app.tenantId, tag, 1)}360.mp4`
  const pathAt = async (now: number) => {
    const { pathname, search } = new URL(await createCdnAddress({ url: `${origin}/cdn`, key, now: () => now })(file))
    return pathname + search
  }
  const path = await pathAt(Date.now())
  expect(await get(path, 'bytes=0-1')).toMatchObject({ status: 206, text: 'ab' })
  expect((await get(path.replace('360.mp4', 'audio.mp4'))).status).toBe(403)
  expect((await get(path.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403)
  expect((await get(await pathAt(Date.now() - 62_000))).status).toBe(410)
})
