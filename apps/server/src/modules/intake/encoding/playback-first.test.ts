import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasFfmpeg, phoneClip } from '../../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { createEncode } from './encoder-process.ts'

let app: IntakeApp
beforeAll(async () => {
  // This test keeps its own process busy by polling for encoders.
  app = await openIntakeApp({}, createEncode({ createLoad: () => () => 0 }))
})
afterAll(() => app.close())

const long = { timeout: 60_000 }
/** The niceness that the encoder sets for itself; a process can't lower it again. */
const little = Math.max(10, getPriority())

/** The encoders that this process has started: their ids, states and niceness. Linux only. */
function encoders() {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      // Skips the program's name, which is in brackets and may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const isOurs =
        Number(fields[1]) === process.pid && /encoder.main/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      return isOurs ? [{ pid: Number(pid), state: fields[0], nice: Number(fields[16]) }] : []
    } catch {
      // The process has ended since.
      return []
    }
  })
}

/** Stops an encoder in the middle of its work, once it has lowered its own priority. */
async function stopped() {
  return vi.waitUntil(() => {
    const [encoder] = encoders().filter(({ nice }) => nice === little)
    if (!encoder) return false
    process.kill(encoder.pid, 'SIGSTOP')
    return encoders().find(({ pid, state }) => pid === encoder.pid && state === 'T') ?? false
  }, long)
}

describe.skipIf(!hasFfmpeg || !existsSync('/proc/self/stat'))('while a video is encoded', () => {
  it('TAKE-11 classes, playlists and segments are served without waiting for the encoder', async () => {
    const headers = app.headersOf(app.manager)
    const { tag } = await uploadFile(app.origin, phoneClip(), { name: 'one.mp4', headers })
    await app.work()
    const changes = [{ field: 'categoryId', base: null, value: '2' }]
    await app.studio('saveClass', { as: app.manager, params: { tag }, body: { changes } })
    await app.publish(tag)

    await uploadFile(app.origin, phoneClip({ seconds: 6 }), { name: 'two.mp4', headers })
    let hasEnded = false
    const working = app.work().finally(() => {
      hasEnded = true
    })
    const encoder = await stopped()
    try {
      const { found, base } = await app.playerOf(tag)
      expect(found.className).toBe('one')
      const served = async (file: string) => {
        const { status, text } = await app.call('GET', `${base}/${file}`)
        expect([file, status]).toEqual([file, 200])
        return text
      }
      const [playlist = ''] = /^[\w-]+\.m3u8$/m.exec(await served('master.m3u8')) ?? []
      const [segment = ''] = /^[\w/-]+\.m4s$/m.exec(await served(playlist)) ?? []
      await served(segment)
      // None of that waited for the encoder: it is still stopped.
      expect([hasEnded, encoders().find(({ pid }) => pid === encoder.pid)?.state]).toEqual([false, 'T'])
    } finally {
      process.kill(encoder.pid, 'SIGCONT')
      await working
    }
  })
})
