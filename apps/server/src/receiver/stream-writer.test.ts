import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { broadcastMeasures } from '@upbeat/rules/live/broadcast-measures'
import { broadcastProblems } from '@upbeat/rules/live/broadcast-problems'
import { receivedPlaylist } from '@upbeat/rules/media/received-playlist'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSegmentStore, type SegmentStore } from '../modules/broadcast/store/segment-store.ts'
import { type FlvTag, flvTags } from '../testing/flv-tags.ts'
import { createStreamWriter } from './stream-writer.ts'

const asset = 'pulse.ride!1795000000000'
const begun = 1_795_000_000_000

let folder: string
let store: SegmentStore
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upbeat-stream-'))
  store = createSegmentStore({ folder, reserveBytes: 0 })
  now = begun
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes tags as if they came in real time. */
async function receive(tags: FlvTag[]) {
  let isForeign = false
  const errors: unknown[] = []
  const onForeign = () => {
    isForeign = true
  }
  const parts = {
    store,
    asset,
    startsAt: begun,
    now: () => now,
    onForeign,
    onError: (error: unknown) => errors.push(error),
  }
  const writer = createStreamWriter(parts)
  for (const { kind, timestamp, payload } of tags) {
    now = Math.max(now, begun + timestamp)
    writer.take(kind, timestamp, payload)
    await writer.settled()
  }
  await writer.close()
  expect(errors).toEqual([])
  return { stream: await store.read(asset), isForeign }
}

async function problemsOf(tags: FlvTag[]) {
  const { stream } = await receive(tags)
  const { epoch = 0, at = 0 } = stream.connections.at(-1) ?? {}
  const measures = broadcastMeasures(stream, { epoch, connectedAt: at, now })
  return broadcastProblems({ ...measures, rejected: stream.rejected, isDiskFull: false }).map(({ code }) => code)
}

const from = (tags: FlvTag[], second: number, shift: number) =>
  tags.map((tag) => (tag.timestamp >= second * 1000 ? { ...tag, timestamp: tag.timestamp + shift * 1000 } : tag))
const shown = (stream: Awaited<ReturnType<typeof receive>>['stream'], rendition: 'high' | 'sound') =>
  receivedPlaylist(stream, rendition, { from: 0, now, hasEnded: true }) ?? ''

describe('what an encoder sends', () => {
  it('is stored in segments of two seconds that begin with a keyframe, with the whole picture and sound', async () => {
    const tags = await flvTags({ seconds: 9 })
    const { stream } = await receive(tags)
    const high = stream.parts.filter(({ rendition }) => rendition === 'high')
    expect(high.map(({ number, duration, keyframes }) => [number, Math.round(duration * 10) / 10, keyframes])).toEqual([
      [0, 2, [0]],
      [1, 2, [0]],
      [2, 2, [0]],
      [3, 2, [0]],
      [4, 1, [0]],
    ])
    expect(high.reduce((sum, { frames }) => sum + frames, 0)).toBe(9 * 25)
    const sound = stream.parts.filter(({ rendition }) => rendition === 'sound')
    expect(sound.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(9, 0)
    expect(stream.inits.map(({ rendition, codec }) => [rendition, codec.slice(0, 4)]).sort()).toEqual([
      ['high', 'avc1'],
      ['sound', 'mp4a'],
    ])
    expect(shown(stream, 'high')).not.toContain('GAP')
  })

  it('goes on with a discontinuity if its times jump back, which is reported', async () => {
    const tags = from(await flvTags({ seconds: 9 }), 4, -3.5)
    const { stream } = await receive(tags)
    expect(stream.rejected).toMatchObject([{ code: 'timestampsJump', value: -3 }])
    expect(stream.connections).toHaveLength(2)
    const playlist = shown(stream, 'high')
    expect(playlist.match(/EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    expect([...playlist.matchAll(/high\/(\d+)\.m4s/g)].map(([, number]) => Number(number))).toEqual([0, 1, 2, 3, 4])
    expect(
      stream.parts.filter(({ rendition }) => rendition === 'high').reduce((sum, { frames }) => sum + frames, 0),
    ).toBe(225)
  })

  it('continues the numbers of an earlier connection', async () => {
    const tags = await flvTags({ seconds: 9 })
    await receive(tags)
    const { stream } = await receive(tags)
    expect(stream.next).toEqual({ high: 10, sound: expect.any(Number) })
    expect(shown(stream, 'high').match(/EXT-X-DISCONTINUITY/g)).toHaveLength(1)
  })

  it('is refused if its picture is HEVC', async () => {
    const payload = Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1'), Buffer.alloc(20)])
    const { stream, isForeign } = await receive([{ kind: 'video', timestamp: 0, payload }])
    expect([isForeign, stream.rejected]).toMatchObject([true, [{ code: 'videoCodec', value: 'hevc' }]])
  })

  it('keeps the picture if its sound is MP3', async () => {
    const tags = (await flvTags({ seconds: 9 })).map((tag) =>
      tag.kind === 'audio' ? { ...tag, payload: Buffer.concat([Buffer.from([0x2f]), tag.payload.subarray(1)]) } : tag,
    )
    const { stream } = await receive(tags)
    expect(stream.rejected[0]).toMatchObject({ code: 'audioCodec', value: 'mp3' })
    expect(shown(stream, 'high')).toContain('high/4.m4s')
  })

  it('survives bytes of any kind', async () => {
    const tags = (await flvTags({ seconds: 9 })).map((tag, index) =>
      index % 7 === 0 ? { ...tag, payload: tag.payload.subarray(0, index % 5) } : tag,
    )
    expect((await receive(tags)).stream.parts.length).toBeGreaterThan(3)
  })

  it.each([
    ['nothing', {}, []],
    ['keyframes every six seconds', { keyframes: 6 }, ['longKeyframeInterval']],
    ['no keyframes after the first', { keyframes: 100 }, ['longKeyframeInterval']],
    ['one frame per second', { rate: 1 }, ['lowFrameRate']],
    ['a picture above 1080p', { size: '2048x1152', seconds: 5 }, ['tooLarge']],
  ] as const)('WEEK-06 has the problems of %s', async (_, options, expected) => {
    const codes = await problemsOf(await flvTags({ seconds: 15, ...options }))
    // The test picture has far fewer or more bits than a camera's.
    expect(codes.filter((code) => !code.endsWith('Bitrate'))).toEqual(expected)
  })

  it.each([
    ['noVideo', 'audio'],
    ['noAudio', 'video'],
  ] as const)('WEEK-06 has the problem %s with %s alone', async (code, kind) => {
    expect(await problemsOf((await flvTags({ seconds: 15 })).filter((tag) => tag.kind === kind))).toContain(code)
  })
})
