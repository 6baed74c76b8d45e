import { AV_DISPOSITION_DEFAULT } from 'node-av/constants'
import { expect, it } from 'vitest'
import { type RecordedTrack, recordClip } from '../../testing/record-clip.ts'
import { probeSource } from './probe-source.ts'

const picture = (size: string, seconds = 5): RecordedTrack => ({
  codec: 'libx264',
  chain: `testsrc2=s=${size}:r=25:d=${seconds},format=yuv420p`,
  options: { preset: 'ultrafast' },
})
const sound = (channels: 'mono' | 'stereo', its: Partial<RecordedTrack> = {}): RecordedTrack => ({
  codec: 'aac',
  chain: `sine=f=330:r=48000:d=5,aformat=sample_fmts=fltp:channel_layouts=${channels},asetnsamples=n=1024`,
  ...its,
})
const [small, large] = [picture('128x72', 6), picture('256x144')]

const marked = { disposition: [AV_DISPOSITION_DEFAULT] }

it('lists the tracks of a file in its order, with what it tells of each', () => {
  const tracks = [sound('mono', { tags: { language: 'und' } }), small, large, sound('stereo')]
  const track = { durationSecond: expect.closeTo(5, 0), title: null, language: null }
  const rate = expect.closeTo(25, 0)
  const listed = probeSource(recordClip({ container: 'mov', tracks })).tracks
  expect(listed?.pictures).toEqual([
    {
      ...track,
      stream: 1,
      codec: 'h264',
      width: 128,
      height: 72,
      frameRate: rate,
      durationSecond: expect.closeTo(6, 0),
    },
    { ...track, stream: 2, codec: 'h264', width: 256, height: 144, frameRate: rate },
  ])
  expect(listed?.sounds).toMatchObject([
    { ...track, stream: 0, codec: 'aac', channels: 1 },
    { stream: 3, codec: 'aac', channels: 2 },
  ])
})

it('lists no tracks without content, and reads titles without control characters', () => {
  const tags = { language: 'deu', title: 'Without\tmusic' }
  const tracks = [large, sound('stereo', { isEmpty: true }), sound('stereo', { tags })]
  expect(probeSource(recordClip({ container: 'matroska', tracks })).tracks?.sounds).toEqual([
    { stream: 2, codec: 'aac', channels: 2, durationSecond: null, language: 'deu', title: 'Without music' },
  ])
})

it('probes the chosen tracks instead of the best, and no longer warns of the others', () => {
  const file = recordClip({
    container: 'mov',
    tracks: [small, { ...large, ...marked }, sound('mono'), sound('stereo', marked)],
  })
  const several = ['severalPictures', 'severalSounds']
  const best = probeSource(file)
  expect([best.video.stream, best.audio?.stream]).toEqual([1, 3])
  expect(best.warnings).toEqual(expect.arrayContaining(several))
  const chosen = probeSource(file, { picture: 0, sound: 2 })
  expect(chosen.video).toMatchObject({ stream: 0, width: 128 })
  expect(chosen.audio).toMatchObject({ stream: 2, channels: 1 })
  expect(chosen.durationSecond).toBeCloseTo(6, 0)
  expect(chosen.warnings.filter((each) => several.includes(each))).toEqual([])
  expect(chosen.tracks).toEqual(best.tracks)
  expect(() => probeSource(file, { picture: 0, sound: 9 })).toThrow('chosen track')
})
