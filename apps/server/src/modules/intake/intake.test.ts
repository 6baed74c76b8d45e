import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../platform/scope/scope.ts'
import { hasFfmpeg, phoneClip, probed } from '../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { arrived, createUpload, sendFrom, uploadFile } from '../../testing/upload-file.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

const mine = () => app.headersOf(app.manager)

/** A whole rendition as a player gets it: the initialisation segment and every segment in the playlist. */
async function played(base: string, rendition: string, file: string) {
  const playlist = (await app.call('GET', `${base}/${rendition}.m3u8`)).text
  const parts = [`${rendition}/init.mp4`, ...(playlist.match(/^\w+\/\d+\.m4s$/gm) ?? [])]
  const bytes: Buffer[] = []
  for (const part of parts) {
    const reply = await app.call('GET', `${base}/${part}`)
    expect(reply.status).toBe(200)
    bytes.push(reply.bytes)
  }
  const path = join(app.dataDir, file)
  writeFileSync(path, Buffer.concat(bytes))
  const length = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
  return { path, length, segments: parts.length - 1 }
}

describe.skipIf(!hasFfmpeg)('a phone’s recording', () => {
  it('TAKE-06 can be watched once it is copied, before anything is encoded, only by members and only when published', async () => {
    const source = phoneClip({ seconds: 9, size: '640x360' })
    const { tag } = await uploadFile(app.origin, source, {
      name: 'Beine & Po 🏋️.mp4',
      headers: app.headersOf(app.manager),
    })
    await app.work(2)
    expect((await app.stepsOf(tag)).filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual([
      'probe',
      'remux',
    ])
    expect((await app.playerOf(tag)).stream).toBe('')

    await app.publish(tag)
    const { base, found } = await app.playerOf(tag)
    expect(found.className).toBe('Beine & Po 🏋️')
    const master = (await app.call('GET', `${base}/master.m3u8`)).text
    expect(master.match(/^\w+\.m3u8$/gm)).toEqual(['source.m3u8'])
    const picture = await played(base, 'source', 'picture.mp4')
    const sound = await played(base, 'audio', 'sound.mp4')
    expect(probed(picture.path, '-count_frames').streams[0]).toMatchObject({
      codec_name: 'h264',
      nb_read_frames: '270',
    })
    expect(probed(sound.path).streams[0].codec_name).toBe('aac')
    expect(picture.length).toBeCloseTo(9, 1)
    expect(Math.abs(picture.length - sound.length)).toBeLessThan(0.045)
    execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', picture.path, '-f', 'null', '-'])

    // Members who started watching the copy can finish it after better renditions are there.
    await app.work()
    const better = await app.playerOf(tag)
    expect(better.base).not.toBe(base)
    const ladder = (await app.call('GET', `${better.base}/master.m3u8`)).text
    expect(ladder.match(/^\w+\.m3u8$/gm)).toEqual(['234.m3u8', '360.m3u8'])
    expect((await app.call('GET', `${base}/source/1.m4s`)).status).toBe(200)
    expect((await app.stepsOf(tag)).every(({ state }) => state === 'done')).toBe(true)
    expect((await app.versionOf(tag))?.posters).toHaveLength(9)
  })

  it('TAKE-14 has thumbnails for scrubbing, up to its end', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 23 }), { name: 'long.mp4', headers: mine() })
    await app.work()
    await app.publish(tag)
    const { base, found } = await app.playerOf(tag)
    expect(new URL(found.storyboardLink).pathname).toBe(`${base}/storyboard.vtt`)
    const { text, headers } = await app.call('GET', `${base}/storyboard.vtt`)
    expect(headers['content-type']).toContain('text/vtt')
    const cues = [...text.matchAll(/^(\S+) --> (\S+)\n(\S+)#xywh=(\S+)$/gm)].map((match) => match.slice(1))
    expect(cues.map(([from]) => from)).toEqual(['00:00:00.000', '00:00:10.000', '00:00:20.000'])
    expect(cues[2]?.slice(2)).toEqual(['storyboard/0.jpg', '320,0,160,90'])
    const sheet = await app.call('GET', `${base}/storyboard/0.jpg`)
    expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(probedSize(sheet.bytes)).toEqual([480, 90])
  })
})

function probedSize(bytes: Buffer) {
  const path = join(app.dataDir, 'sheet.jpg')
  writeFileSync(path, bytes)
  const [stream] = probed(path).streams
  return [stream.width, stream.height]
}

describe('an upload', () => {
  it('that is interrupted ten times resumes where it stopped; a lost last response loses nothing', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251))
    const { location, tag } = await createUpload(app.origin, bytes.length, { name: 'cut.mp4', headers: mine() })
    const address = app.origin + location
    for (let cut = 0; cut < 10; cut++) {
      const { offset } = await arrived(address, mine())
      await sendCut(address, bytes, offset, 250_000)
    }
    const sendRest = async () => {
      const { offset } = await arrived(address, mine())
      expect(offset).toBeGreaterThan(0)
      expect(offset).toBeLessThan(bytes.length)
      return (await sendFrom(address, bytes, offset, mine())).status
    }
    // The server may still be writing what arrived before the last interruption: after 409 a client asks again where to
    // resume.
    await expect.poll(sendRest).toBe(204)

    // The last response was lost: the client asks for the offset and sends the end again.
    expect(await arrived(address, mine())).toEqual({ status: 200, offset: bytes.length })
    expect((await sendFrom(address, bytes, bytes.length, mine())).status).toBe(204)
    const stored = join(app.dataDir, 'uploads', location.split('/').at(-1) ?? '')
    expect(sha256(readFileSync(stored))).toBe(sha256(bytes))
    expect((await app.stepsOf(tag)).map(({ step }) => step)).toEqual(['probe'])
    await app.work()
  })

  it('that was complete just as the server died is processed at the next start', async () => {
    const bytes = Buffer.alloc(40_000, 1)
    const { location, tag } = await createUpload(app.origin, bytes.length, { name: 'late.mp4', headers: mine() })
    writeFileSync(join(app.dataDir, 'uploads', location.split('/').at(-1) ?? ''), bytes)
    await app.intake.start()
    expect((await app.stepsOf(tag)).map(({ step }) => step)).toEqual(['probe'])
    await app.work()
  })

  it.each(['حصة تدريب.mp4', '🏋️‍♀️.mov', '../../etc/passwd', 'a'.repeat(300), 'C:\\films\\leg day.mp4', ''])(
    'immediately becomes a draft of its own, whatever its file is called: %s',
    async (name) => {
      const { location, tag } = await createUpload(app.origin, 10, { name, headers: mine() })
      const rows = await inTenant(app.tenantId, () => app.intake.repository.listUploads(app.tenantId))
      const row = rows.find(({ classTag }) => classTag === tag)
      expect(row?.fileName).not.toMatch(/[/\\]/)
      expect([...(row?.fileName ?? '')].length).toBeGreaterThan(0)
      expect([...(row?.fileName ?? '')].length).toBeLessThanOrEqual(200)
      expect(location).toMatch(/^\/studio\/api\/v1\/uploads\/[0-9a-f-]{36}$/)
      expect(
        (await fetch(app.origin + location, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0', ...mine() } }))
          .status,
      ).toBe(204)
      expect((await arrived(app.origin + location, mine())).status).toBe(404)
    },
  )

  it('that is on another server isn’t reported as gone, so that clients resume and don’t start over', async () => {
    const { location } = await createUpload(app.origin, 10, { name: 'elsewhere.mp4', headers: mine() })
    await rm(join(app.dataDir, 'uploads', location.split('/').at(-1) ?? ''))
    const isShared = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
    expect((await arrived(app.origin + location, mine())).status).toBe(isShared ? 503 : 410)
  })

  it('TAKE-03 that can’t fit is refused before its first byte, with the missing space', async () => {
    const before = readdirSync(join(app.dataDir, 'uploads')).length
    await expect(createUpload(app.origin, 900e12 / 1000, { name: 'huge.mp4', headers: mine() })).rejects.toThrow(
      /507.*not enough space on the server: [\d.]+ GB are missing.*"missingBytes":\d+/,
    )
    expect(readdirSync(join(app.dataDir, 'uploads')).length).toBe(before)
  })

  it('can’t be continued by anyone else', async () => {
    const { location } = await createUpload(app.origin, 10, { name: 'mine.mp4', headers: mine() })
    const other = app.headersOf(app.coach)
    expect((await arrived(app.origin + location, other)).status).toBe(404)
    expect((await sendFrom(app.origin + location, Buffer.alloc(10), 0, other)).status).toBe(404)
  })
})

/** Sends up to `most` bytes and drops the connection. */
async function sendCut(address: string, bytes: Buffer, offset: number, most: number) {
  const cut = new AbortController()
  async function* body() {
    yield bytes.subarray(offset, offset + most)
    // Lets the data leave this process before the connection is dropped.
    await new Promise((resolve) => setImmediate(resolve))
    cut.abort()
    yield bytes.subarray(offset + most)
  }
  await fetch(address, {
    method: 'PATCH',
    headers: {
      ...mine(),
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: ReadableStream.from(body()),
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit).catch(() => {})
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}
