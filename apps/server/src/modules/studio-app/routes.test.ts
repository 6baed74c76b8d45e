import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../../platform/http/server.ts'
import { mountStudioApp } from './routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-studio-'))
let server: Awaited<ReturnType<typeof createServer>>
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Studio</title>')
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export {}')
  writeFileSync(join(folder, 'assets/index-abc.js.br'), 'compressed')
  server = await createServer(pino({ level: 'silent' }), { trustedProxies: '' })
  await mountStudioApp(server, { folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the studio’s app', () => {
  it.each(['/studio', '/studio/', '/studio/classes/yoga-1?tab=moves'])('is served at %s', async (url) => {
    const reply = await server.inject({ url, headers: { host: 'pulse.localhost' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('<title>Studio</title>')
    expect(reply.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('has files that browsers cache, and returns 404 for unknown ones', async () => {
    const file = await server.inject('/studio/assets/index-abc.js')
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await server.inject('/studio/assets/index-old.js')).statusCode).toBe(404)
    expect((await server.inject('/studio/api/v1/unknown')).statusCode).toBe(404)
  })

  it('has files compressed ahead, and none outside their folder', async () => {
    const file = await server.inject({ url: '/studio/assets/index-abc.js', headers: { 'accept-encoding': 'br' } })
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.body).toBe('compressed')
    for (const path of ['..%2findex.html', '%2e%2e/index.html', 'x/..%2f..%2findex.html', '', '%00'])
      expect((await server.inject(`/studio/assets/${path}`)).statusCode, path).toBeGreaterThanOrEqual(400)
  })
})
