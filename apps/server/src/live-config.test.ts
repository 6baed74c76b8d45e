// @database embedded
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { programArguments } from '../../../scripts/runtime.mjs'
import { findNginx, findRtmpModule, rtmpInstallHint } from './modules/broadcast/find-rtmp-module.ts'
import { receiverAdvice } from './modules/broadcast/receiver-advice.ts'
import { isStreamKey, targetOfKey } from './modules/broadcast/stream-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-live-config-'))
const liveDir = join(folder, 'live of the club')
const file = join(liveDir, 'nginx.conf')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs it like `npm run live:config` and returns its output. */
function run(named: string[] = [], settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    LIVE_DIR: liveDir,
    PORT: '4077',
    RTMP_PORT: '19350',
    ...settings,
  }
  return execFileSync(process.execPath, [...programArguments('live-config'), ...named], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

describe('npm run live:config', () => {
  it('writes the receiver’s configuration and prints a stream key per event, derived from a stored secret', () => {
    const said = run(['pulse', 'climb-club', 'tempo', 'zirkel'])
    expect(said).toContain(`Written: ${file}`)
    expect(said).toContain('rtmp://this-machine:19350/live')
    const configuration = readFileSync(file, 'utf8')
    expect(configuration).toContain('on_publish http://127.0.0.1:4077/api/v1/live/broadcast;')
    expect(configuration).toContain('listen 0.0.0.0:19350;')
    const secretFile = join(liveDir, 'key-secret')
    expect(statSync(secretFile).mode & 0o777).toBe(0o600)
    const secret = readFileSync(secretFile, 'utf8').trim()
    const keyOf = (eventId: string) => new RegExp(`Stream key of ${eventId}: (\\S+)`).exec(said)?.[1] ?? ''
    expect(targetOfKey(keyOf('climb-club'))).toEqual({ tenant: 'pulse', eventId: 'climb-club' })
    expect(targetOfKey(keyOf('zirkel'))).toEqual({ tenant: 'tempo', eventId: 'zirkel' })
    expect(['climb-club', 'zirkel'].every((id) => isStreamKey(secret, keyOf(id), 0))).toBe(true)
    // A second run keeps the secret, so that keys given out stay valid.
    expect(run(['pulse', 'climb-club'])).toContain(keyOf('climb-club'))
  })

  it('explains how to get keys if no event is named', () => {
    expect(run()).toContain('npm run live:config -- TENANT EVENT')
  })

  it('reports an invalid setting instead of writing', () => {
    expect(() => run([], { RTMP_PORT: 'ninety' })).toThrow(/RTMP_PORT/)
  })

  const nginx = findNginx()
  it.skipIf(!nginx || !findRtmpModule())('writes a configuration that nginx accepts', () => {
    run()
    execFileSync(nginx ?? '', ['-t', '-q', '-c', file, '-p', liveDir], { stdio: 'pipe' })
  })
})

describe('the next step', () => {
  it('is to install a missing module, or to start nginx', () => {
    const empty = join(folder, 'empty')
    const full = join(folder, 'full')
    for (const made of [empty, full]) mkdirSync(made)
    expect(findRtmpModule([empty])).toBeNull()
    expect(receiverAdvice({ modulePath: null, file, liveDir })).toBe(rtmpInstallHint)
    expect(rtmpInstallHint).toContain('apt-get install nginx libnginx-mod-rtmp')
    const modulePath = join(full, 'ngx_rtmp_module.so')
    writeFileSync(modulePath, '')
    expect(findRtmpModule([empty, full])).toBe(modulePath)
    expect(receiverAdvice({ modulePath, file, liveDir })).toContain(`nginx -c ${file}`)
  })
})
