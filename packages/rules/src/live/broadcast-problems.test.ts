import { describe, expect, it } from 'vitest'
import type { ReceivedPart } from '../media/received-stream.ts'
import { broadcastGaps, broadcastMeasures } from './broadcast-measures.ts'
import { type BroadcastMeasures, broadcastProblemCodes, broadcastProblems } from './broadcast-problems.ts'

const video = {
  codec: 'avc1.64001f',
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  bitsPerSecond: 3_000_000,
  keyframeSecond: 2,
}
const audio = { codec: 'mp4a.40.2', bitsPerSecond: 128_000, peakDecibel: -12 }
const good: BroadcastMeasures = {
  connectedSeconds: 60,
  silentSeconds: 1,
  video,
  audio,
  missingSeconds: 0,
  rejected: [],
  isDiskFull: false,
}

const cases: [string, Partial<BroadcastMeasures>, ReturnType<typeof broadcastProblems>][] = [
  ['nothing', {}, []],
  ['no picture', { video: null }, [{ code: 'noVideo', value: null }]],
  ['no picture yet', { video: null, connectedSeconds: 5 }, []],
  ['no sound', { audio: null }, [{ code: 'noAudio', value: null }]],
  ['no sound yet', { audio: null, connectedSeconds: 5 }, []],
  ['silence', { audio: { ...audio, peakDecibel: -90 } }, [{ code: 'silent', value: -90 }]],
  ['a level that isn’t measured', { audio: { ...audio, peakDecibel: null } }, []],
  ['a level at the limit', { audio: { ...audio, peakDecibel: 0 } }, [{ code: 'clipping', value: 0 }]],
  ['HEVC', { video: { ...video, codec: 'hvc1.1.6.L93' } }, [{ code: 'videoCodec', value: 'hvc1.1.6.L93' }]],
  [
    'HEVC that wasn’t accepted',
    { video: null, rejected: [{ code: 'videoCodec', value: 'hevc' }] },
    [{ code: 'videoCodec', value: 'hevc' }],
  ],
  ['MP3', { audio: null, rejected: [{ code: 'audioCodec', value: 'mp3' }] }, [{ code: 'audioCodec', value: 'mp3' }]],
  [
    'VP9 and Opus of a browser',
    { video: { ...video, codec: 'vp09.00.31.08' }, audio: { ...audio, codec: 'opus' } },
    [],
  ],
  ['4K', { video: { ...video, width: 3840, height: 2160 } }, [{ code: 'tooLarge', value: '3840 × 2160' }]],
  ['an upright picture', { video: { ...video, width: 1080, height: 1920 } }, []],
  ['one frame per second', { video: { ...video, framesPerSecond: 1 } }, [{ code: 'lowFrameRate', value: 1 }]],
  ['keyframes every 8 s', { video: { ...video, keyframeSecond: 8.02 } }, [{ code: 'longKeyframeInterval', value: 8 }]],
  ['few bits', { video: { ...video, bitsPerSecond: 400_000 } }, [{ code: 'lowBitrate', value: 400_000 }]],
  ['few bits of a small picture', { video: { ...video, width: 640, height: 360, bitsPerSecond: 400_000 } }, []],
  ['many bits', { video: { ...video, bitsPerSecond: 12e6 } }, [{ code: 'highBitrate', value: 12e6 }]],
  ['a gap', { missingSeconds: 3.2 }, [{ code: 'gaps', value: 3 }]],
  ['nothing arriving', { silentSeconds: 14 }, [{ code: 'gaps', value: 14 }]],
  ['times that jump', { rejected: [{ code: 'timestampsJump', value: -30 }] }, [{ code: 'timestampsJump', value: -30 }]],
  ['a full disk', { isDiskFull: true }, [{ code: 'diskFull', value: null }]],
]

describe('the problems of a broadcast', () => {
  it.each(cases)('WEEK-06 of %s', (_, measures, expected) => {
    expect(broadcastProblems({ ...good, ...measures })).toEqual(expected)
  })

  it('has a case for every code', () => {
    const covered = new Set(cases.flatMap(([, , expected]) => expected.map(({ code }) => code)))
    expect(broadcastProblemCodes.filter((code) => !covered.has(code))).toEqual([])
  })
})

const begun = Date.parse('2026-11-20T18:00:00Z')
const part = (number: number, more: Partial<ReceivedPart> = {}): ReceivedPart => ({
  rendition: 'high',
  number,
  epoch: 0,
  start: number * 2,
  duration: 2,
  bytes: 500_000,
  at: begun + number * 2000,
  arrivedAt: begun + number * 2000 + 2000,
  frames: 60,
  keyframes: [0],
  peak: null,
  ...more,
})
const sound = (number: number, peak: number) =>
  part(number, { rendition: 'sound', bytes: 32_000, frames: 0, keyframes: [], peak })
const inits = [
  { epoch: 0, rendition: 'high' as const, codec: 'avc1.64001f', width: 1280, height: 720, channels: 0 },
  { epoch: 0, rendition: 'sound' as const, codec: 'mp4a.40.2', width: 0, height: 0, channels: 2 },
]

describe('the measures of a broadcast', () => {
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const at = (second: number) => ({ epoch: 0, connectedAt: begun, now: begun + second * 1000 })

  it('are those of the last ten seconds', () => {
    const parts = numbers.flatMap((number) => [
      part(number, number < 15 ? { frames: 1, bytes: 1000 } : {}),
      sound(number, number < 15 ? -1 : -70),
    ])
    expect(broadcastMeasures({ inits, parts }, at(41))).toEqual({
      connectedSeconds: 41,
      silentSeconds: 1,
      video: {
        codec: 'avc1.64001f',
        width: 1280,
        height: 720,
        framesPerSecond: 30,
        bitsPerSecond: 2_000_000,
        keyframeSecond: 2,
      },
      audio: { codec: 'mp4a.40.2', bitsPerSecond: 128_000, peakDecibel: -70 },
      missingSeconds: 0,
    })
  })

  it('WEEK-06 report a problem within 15 seconds of the first bad segment', () => {
    const parts = numbers.flatMap((number) => [
      part(number, number < 10 ? {} : { frames: 2 }),
      sound(number, number < 10 ? -12 : -80),
    ])
    const reported = [20, 22, 24, 26, 28, 30, 32, 34].find((second) => {
      const arrived = parts.filter(({ arrivedAt }) => arrivedAt <= begun + second * 1000)
      const measures = broadcastMeasures({ inits, parts: arrived }, at(second))
      const codes = broadcastProblems({ ...measures, rejected: [], isDiskFull: false }).map(({ code }) => code)
      return codes.includes('silent') && codes.includes('lowFrameRate')
    })
    // The first bad segment begins at 20 s.
    expect(reported).toBeLessThanOrEqual(35)
  })

  it('count keyframes within segments, and none at all', () => {
    const often = [part(0, { keyframes: [0, 1] }), part(1, { keyframes: [0, 1] })]
    expect(broadcastMeasures({ inits, parts: often }, at(5)).video?.keyframeSecond).toBe(1)
    const rare = [part(0, { duration: 9, keyframes: [0] })]
    expect(broadcastMeasures({ inits, parts: rare }, at(10)).video?.keyframeSecond).toBe(9)
  })

  it('are empty before the first segment', () => {
    expect(broadcastMeasures({ inits, parts: [] }, at(3))).toMatchObject({ video: null, audio: null, silentSeconds: 3 })
  })

  it('name what is missing', () => {
    const parts = [part(0), part(2), part(3, { epoch: 3, start: 0, at: begun + 20_000 })]
    expect(broadcastGaps({ inits, parts })).toEqual([
      { at: begun + 2000, second: 2 },
      { at: begun + 6000, second: 14 },
    ])
  })
})
