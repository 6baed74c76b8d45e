import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ladderFor } from '@upbeat/rules/media/ladder'
import { AV_DISPOSITION_DEFAULT } from 'node-av/constants'
import { afterAll, describe, expect, it } from 'vitest'
import type { SourceFacts, SourceWarning } from '../modules/intake/encoding/encoder-port.ts'
import { brightnessOverTime } from '../testing/brightness-over-time.ts'
import { type RecordedTrack, type Recording, recordClip } from '../testing/record-clip.ts'
import { encodeAudio } from './encode-audio.ts'
import { encodePicture } from './encode-picture.ts'
import { makePosters } from './pictures.ts'
import { probeSource } from './probe/probe-source.ts'
import { remux } from './remux.ts'
import { makeStoryboard } from './storyboard.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-sources-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const silently = async () => {}

/** Gets brighter with every frame, so that the brightness gives the frame's time. */
const ramp = (seconds: number, rate = '25', size = '128x72') =>
  `color=white:s=${size}:r=${rate}:d=${seconds},fade=t=in:st=0:d=${seconds}`
const picture = (codec: string, options = {}, chain = `${ramp(5)},format=yuv420p`): RecordedTrack => ({
  codec,
  chain,
  options,
})
const h264 = (chain?: string) => picture('libx264', { preset: 'ultrafast', bf: '2' }, chain)
const sound = (codec: string, { format = 'fltp', samples = 1024, seconds = 5 } = {}): RecordedTrack => ({
  codec,
  chain: `sine=f=330:r=48000:d=${seconds},aformat=sample_fmts=${format}:channel_layouts=stereo,asetnsamples=n=${samples}`,
})
const aac = sound('aac')
const mp2 = sound('mp2', { format: 's16', samples: 1152 })
const clip = (container: Recording['container'], ...tracks: RecordedTrack[]) => recordClip({ container, tracks })
const ts = (startSecond = 0) => recordClip({ container: 'mpegts', tracks: [h264(), aac], startSecond })
const interlaced = {
  ...picture('mpeg2video', { bf: '2' }, `${ramp(5)},setfield=tff,format=yuv420p`),
  isInterlaced: true,
}
const programStream = () => clip('vob', interlaced, mp2)
const xvid = () => clip('avi', picture('mpeg4', { bf: '2' }), sound('libmp3lame', { samples: 1152 }))
/** The wrap-around of the 33-bit clock at 90 kHz, in seconds. */
const wrap = 2 ** 33 / 90_000

function joined(name: string, ...files: string[]) {
  const file = join(folder, name)
  writeFileSync(file, Buffer.concat(files.map((each) => readFileSync(each))))
  return file
}

type Wanted = {
  codec: string
  /** How many times the 5 s ramp is in the result. */
  times?: number
  canRemux?: boolean
  hasSound?: boolean
  warnings?: SourceWarning[]
}
const accepted: [string, () => string, Wanted][] = [
  ['H.264 and AAC in MP4', () => clip('mp4', h264(), aac), { codec: 'h264', canRemux: true }],
  ['HEVC and AAC in MOV', () => clip('mov', picture('libx265', { preset: 'ultrafast' }), aac), { codec: 'hevc' }],
  [
    'ProRes in MOV',
    () => clip('mov', picture('prores_ks', {}, `${ramp(5.04)},format=yuv422p10le`)),
    { codec: 'prores' },
  ],
  [
    'H.264 and FLAC in MKV',
    () => clip('matroska', h264(), sound('flac', { format: 's16', samples: 4608 })),
    { codec: 'h264', canRemux: true },
  ],
  [
    'VP9 and Opus in WebM',
    () =>
      clip(
        'webm',
        picture('libvpx-vp9', { deadline: 'realtime', 'cpu-used': '8' }),
        sound('libopus', { format: 'flt', samples: 960 }),
      ),
    { codec: 'vp9' },
  ],
  ['AV1 in MKV', () => clip('matroska', picture('libsvtav1', { preset: '12' })), { codec: 'av1' }],
  ['H.264 and AAC in MPEG-TS', () => ts(), { codec: 'h264', canRemux: true }],
  ['MPEG-2 and MP2 in MPEG-TS', () => clip('mpegts', picture('mpeg2video', { bf: '2' }), mp2), { codec: 'mpeg2video' }],
  ['interlaced MPEG-2 in a program stream', programStream, { codec: 'mpeg2video' }],
  ['MPEG-4 and MP3 in AVI', xvid, { codec: 'mpeg4' }],
  ['H.264 copied into AVI', () => clip('avi', h264(), mp2), { codec: 'h264' }],
  ['MPEG-TS whose clock wraps', () => ts(wrap - 2.4), { codec: 'h264', canRemux: true }],
  [
    'MPEG-TS joined end to end',
    () => joined('joined.ts', ts(), ts()),
    { codec: 'h264', times: 2, warnings: ['joined'] },
  ],
  [
    'MPEG-TS whose clock leaps forward',
    () => joined('forward.ts', ts(), ts(4000)),
    { codec: 'h264', times: 2, warnings: ['joined'] },
  ],
  [
    'MPEG-TS whose clock leaps back twice',
    () => joined('back.ts', ts(4000), ts(), ts()),
    { codec: 'h264', times: 3, warnings: ['joined'] },
  ],
  [
    'program streams joined end to end',
    () => joined('joined.mpg', programStream(), programStream()),
    { codec: 'mpeg2video', times: 2, warnings: ['joined'] },
  ],
  ['AVI files joined end to end', () => joined('joined.avi', xvid(), xvid()), { codec: 'mpeg4', times: 2 }],
  [
    'a sound track without packets',
    () => clip('matroska', h264(), { ...aac, isEmpty: true }),
    { codec: 'h264', canRemux: true, hasSound: false, warnings: ['noSound'] },
  ],
]

describe('TAKE-12 takes', () => {
  it.each(accepted)('%s', async (name, make, { codec, times = 1, canRemux = false, hasSound, warnings = [] }) => {
    const source = make()
    const facts = probeSource(source)
    const withSound = hasSound ?? !/^(ProRes|AV1)/.test(name)
    const expected = withSound || warnings.includes('noSound') ? warnings : [...warnings, 'noSound']
    expect(facts.warnings.filter((each) => each !== 'blackStart' && each !== 'frozenStart').sort()).toEqual(
      expected.sort(),
    )
    expect(facts.video).toMatchObject({ codec, frameRate: { num: 25, den: 1 }, canRemux, isVariable: false })
    expect(facts.video.isInterlaced).toBe(/program/.test(name))
    expect(facts.durationSecond).toBeCloseTo(5 * times, 2)
    expect(facts.audio !== null).toBe(withSound)
    const work = join(folder, name)
    const { renditions, lostSecond } = await encode(source, facts, work)
    expect(lostSecond).toBe(0)
    expectRamp(join(work, renditions[0]?.file ?? ''), times)
    if (canRemux) {
      const copied = await remux(source, facts, work, silently)
      expect(copied.map(({ kind }) => kind)).toEqual(facts.audio?.canRemux ? ['video', 'audio'] : ['video'])
      expectRamp(join(work, 'source.mp4'), times)
      for (const each of copied) expect(secondsOf(each)).toBeCloseTo(5, 1)
    }
    const [heard] = (await encodeAudio(source, facts, work, silently)).renditions
    expect(heard && secondsOf(heard)).toBeCloseTo(5 * times, 1)
    const posters = await makePosters(source, facts, work, silently)
    expect(posters.map(({ second }) => Math.floor((second * 2) / times + 0.1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect((await makeStoryboard(source, facts, work, silently)).files).toHaveLength(1)
  })
})

async function encode(source: string, facts: SourceFacts, work: string) {
  const rungs = ladderFor(facts.video).slice(-1)
  const task = { kind: 'picture' as const, source, facts, folder: work, work, rungs, sample: false, partSeconds: 4 }
  return encodePicture(task, silently)
}

function secondsOf({ segments, timescale }: { segments: { ticks: number[] }; timescale: number }) {
  return segments.ticks.reduce((sum, each) => sum + each, 0) / timescale
}

/** In brightness, as the encoder smooths small changes. A misplaced frame is off by 0.008 per position. */
const maxOff = 0.06

/** Checks that every frame is there at its time, from the first one on. */
function expectRamp(file: string, times: number) {
  const frames = brightnessOverTime(file)
  expect(frames).toHaveLength(125 * times)
  const wrong = frames.filter(({ second, brightness }, at) => {
    const isThen = Math.abs(second - at / 25) < 0.01
    return !isThen || Math.abs(brightness - (at % 125) / 125) > maxOff
  })
  expect(wrong).toEqual([])
}

describe('with several tracks', () => {
  const still = picture('mjpeg', {}, 'color=red:s=320x180:r=1:d=5,format=yuvj420p')

  it('prefers moving pictures, then the default track, then the larger one', () => {
    const chosen = (...tracks: RecordedTrack[]) => {
      const { video, warnings } = probeSource(clip('mov', ...tracks))
      expect(warnings).toContain('severalPictures')
      return video.stream
    }
    const large = h264(`${ramp(5, '25', '256x144')},format=yuv420p`)
    const marked = { disposition: [AV_DISPOSITION_DEFAULT] }
    expect(chosen(still, { ...h264(), ...marked })).toBe(1)
    expect(chosen({ ...still, ...marked }, h264())).toBe(1)
    expect(chosen(large, { ...h264(), ...marked })).toBe(1)
    expect(chosen({ ...h264(), ...marked }, { ...large, ...marked })).toBe(1)
  })

  it('takes the default audio track that can be decoded', () => {
    const mono = { ...aac, chain: aac.chain.replace('stereo', 'mono') }
    const facts = probeSource(
      clip('matroska', h264(), mono, { ...aac, isEmpty: true }, { ...aac, disposition: [AV_DISPOSITION_DEFAULT] }),
    )
    expect(facts.audio).toMatchObject({ stream: 3, channels: 2 })
    expect(facts.warnings).toContain('severalSounds')
  })
})

describe('TAKE-07 frame rates', () => {
  it.each([
    ['is still, then moves', "select='gt(t,4)+not(mod(n,15))'", 30, true],
    ['pauses for 3 s', "select='lt(t,2)+gt(t,5)'", 30, false],
  ])('uses the usual rate of a recording that %s', async (_name, select, rate, isVariable) => {
    const chain = `testsrc2=s=128x72:r=30:d=8,${select},format=yuv420p`
    const { video, durationSecond } = probeSource(clip('mp4', h264(chain)))
    expect(video).toMatchObject({ frameRate: { num: rate, den: 1 }, isVariable })
    expect(durationSecond).toBeCloseTo(8, 0)
  })
})

describe('TAKE-04 refuses', () => {
  it.each([
    ['MP4', 'mp4' as const],
    ['MKV', 'matroska' as const],
  ])('%s files joined end to end, of which only the first could be read', (_name, container) => {
    const one = clip(container, h264(), aac)
    expect(() => probeSource(joined(`joined.${container}`, one, one))).toThrow('joined')
  })
})

it('reports how many seconds of video couldn’t be decoded', async () => {
  const bytes = readFileSync(clip('mp4', h264(), aac))
  // The media comes before the index.
  bytes.fill(0xff, Math.round(bytes.length * 0.2), Math.round(bytes.length * 0.55))
  const source = join(folder, 'damaged.mp4')
  writeFileSync(source, bytes)
  const { lostSecond = 0 } = await encode(source, probeSource(source), join(folder, 'damaged'))
  expect(lostSecond).toBeGreaterThan(1)
  expect(lostSecond).toBeLessThan(4)
  // All its parts exist, so nothing is encoded again.
  expect((await encode(source, probeSource(source), join(folder, 'damaged'))).lostSecond).toBe(lostSecond)
})

it.each(['mp4', 'matroska', 'mpegts'] as const)(
  'TAKE-05 warns of sound that continues without a picture in %s',
  (container) => {
    const source = clip(container, h264(), sound('aac', { seconds: 8 }))
    expect(probeSource(source).warnings).toContain('incomplete')
  },
)
