import { describe, expect, it } from 'vitest'
import { receivedMaster } from './received-master.ts'
import { receivedPlaylist } from './received-playlist.ts'
import { type ReceivedPart, type ReceivedRendition, type ReceivedStream, spansFrom } from './received-stream.ts'

const begun = Date.parse('2026-11-20T18:00:00Z')
const init = (rendition: ReceivedRendition, epoch = 0) => ({
  epoch,
  rendition,
  codec: rendition === 'sound' ? 'mp4a.40.2' : 'avc1.64001f',
  width: rendition === 'sound' ? 0 : 1280,
  height: rendition === 'sound' ? 0 : 720,
  channels: rendition === 'sound' ? 2 : 0,
})
const part = (number: number, more: Partial<ReceivedPart> = {}): ReceivedPart => ({
  rendition: 'high',
  number,
  epoch: 0,
  start: number * 2,
  duration: 2,
  bytes: 500_000,
  at: begun + number * 2000,
  arrivedAt: begun + number * 2000 + 2000,
  frames: 50,
  keyframes: [0],
  peak: null,
  ...more,
})
const live = { from: begun, now: begun + 60_000, hasEnded: false }
const files = (playlist: string | null) =>
  [...(playlist ?? '').matchAll(/(#EXT-X-GAP\n)?#EXTINF:[\d.]+,\n(.*)\n/g)].map(([, gap, file]) =>
    gap ? `gap ${file}` : file,
  )
const stream = (parts: ReceivedPart[], inits = [init('high')]): ReceivedStream => ({ inits, parts })

describe('the playlist of received segments', () => {
  it('lists every segment with its initialisation, and grows at its end', () => {
    const whole = receivedPlaylist(stream([part(0), part(1), part(2)]), 'high', live) ?? ''
    expect(whole).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
    expect(whole).toContain('#EXT-X-MEDIA-SEQUENCE:0\n')
    expect(whole.match(/#EXT-X-MAP:URI="high\/init-0.mp4"/g)).toHaveLength(1)
    expect(whole).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-20T18:00:00.000Z\n')
    expect(files(whole)).toEqual(['high/0.m4s', 'high/1.m4s', 'high/2.m4s'])
    const before = receivedPlaylist(stream([part(0), part(1)]), 'high', live) ?? ''
    expect(whole.startsWith(before)).toBe(true)
    expect(whole).not.toContain('ENDLIST')
  })

  it('WEEK-07 puts segments that arrive late in order', () => {
    const parts = [part(0), part(3, { arrivedAt: begun + 8000 }), part(1, { arrivedAt: begun + 9000 })]
    const now = begun + 9000
    expect(files(receivedPlaylist(stream(parts), 'high', { ...live, now }))).toEqual(['high/0.m4s', 'high/1.m4s'])
    parts.push(part(2, { arrivedAt: begun + 10_000 }))
    expect(files(receivedPlaylist(stream(parts), 'high', { ...live, now }))).toEqual(
      [0, 1, 2, 3].map((n) => `high/${n}.m4s`),
    )
  })

  it('lists a missing segment as a gap, which stays one until the broadcast has ended', () => {
    const parts = [part(0), part(2)]
    const during = { ...live, now: begun + 6000 + 15_000 }
    const withGap = ['high/0.m4s', 'gap high/1.m4s', 'high/2.m4s']
    expect(files(receivedPlaylist(stream(parts), 'high', during))).toEqual(withGap)
    parts.push(part(1, { arrivedAt: begun + 40_000 }))
    expect(files(receivedPlaylist(stream(parts), 'high', { ...during, now: begun + 41_000 }))).toEqual(withGap)
    const ended = receivedPlaylist(stream(parts), 'high', { ...during, hasEnded: true })
    expect(files(ended)).toEqual(['high/0.m4s', 'high/1.m4s', 'high/2.m4s'])
    expect(ended).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD\n[\s\S]*#EXT-X-ENDLIST\n$/)
  })

  it('begins a discontinuity with another connection, in every rendition alike', () => {
    const parts = [
      part(0),
      part(0, { rendition: 'sound' }),
      part(1, { epoch: 1 }),
      part(1, { rendition: 'sound', epoch: 1 }),
    ]
    const both = stream(parts, [init('high'), init('sound'), init('high', 1), init('sound', 1)])
    for (const rendition of ['high', 'sound'] as const) {
      const playlist = receivedPlaylist(both, rendition, live)
      expect(playlist).toMatch(
        new RegExp(`${rendition}/0.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="${rendition}/init-1.mp4"\n`),
      )
    }
  })

  it('shows the only quality of a connection in place of the other', () => {
    const parts = [part(0), part(0, { rendition: 'low' }), part(1, { epoch: 1 })]
    const playlist = receivedPlaylist(stream(parts, [init('high'), init('low'), init('high', 1)]), 'low', live)
    expect(files(playlist)).toEqual(['low/0.m4s', 'high/1.m4s'])
    expect(playlist).toContain('#EXT-X-MAP:URI="high/init-1.mp4"')
  })

  it('has a window for staff, with consistent numbers', () => {
    const parts = [part(10), part(11, { epoch: 1 }), part(12, { epoch: 1 }), part(13, { epoch: 1 })]
    const view = { ...live, from: 0, window: 2, deleted: 10 }
    const playlist = receivedPlaylist(stream(parts, [init('high'), init('high', 1)]), 'high', view)
    expect(files(playlist)).toEqual(['high/12.m4s', 'high/13.m4s'])
    expect(playlist).toContain('#EXT-X-MEDIA-SEQUENCE:12\n#EXT-X-DISCONTINUITY-SEQUENCE:1\n')
    expect(playlist).not.toContain('PLAYLIST-TYPE')
  })

  it('has gaps where a connection sends no sound, and waits for sound that is announced', () => {
    const sound = (number: number, epoch: number) => part(number, { rendition: 'sound', epoch })
    const parts = [part(0), sound(0, 0), part(1, { epoch: 1 }), part(2, { epoch: 2 }), sound(1, 2)]
    const inits = [init('high'), init('sound'), init('high', 1), init('high', 2), init('sound', 2)]
    const playlist = receivedPlaylist(stream(parts, inits), 'sound', live)
    expect(files(playlist)).toEqual(['sound/0.m4s', 'gap sound/1.m4s', 'sound/1.m4s'])
    expect(playlist?.match(/DISCONTINUITY/g)).toHaveLength(2)
    parts.pop()
    expect(files(receivedPlaylist(stream(parts, inits), 'sound', live))).toEqual(['sound/0.m4s', 'gap sound/1.m4s'])
  })

  it('is null if there is nothing to play', () => {
    expect(receivedPlaylist(stream([]), 'high', live)).toBeNull()
    expect(receivedPlaylist(stream([part(0)]), 'sound', live)).toBeNull()
    expect(receivedPlaylist(stream([part(0)]), 'high', { ...live, from: begun + 2000 })).toBeNull()
  })
})

describe('the recording of a class', () => {
  it('begins with the segment in which the class begins', () => {
    const rehearsed = stream([part(0), part(1), part(2), part(3)])
    expect(spansFrom(rehearsed, begun + 3000).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(spansFrom(rehearsed, begun + 4000).map(({ number }) => number)).toEqual([2, 3])
    expect(spansFrom(rehearsed, begun + 8000)).toEqual([])
  })
})

describe('the multivariant playlist of received segments', () => {
  it('has a variant per quality and the sound as a group', () => {
    const parts = [
      part(0),
      part(0, { rendition: 'low', bytes: 100_000 }),
      part(0, { rendition: 'sound', bytes: 32_000 }),
    ]
    const master = receivedMaster(stream(parts, [init('high'), init('low'), init('sound')]))
    expect(master).toContain(
      '#EXT-X-STREAM-INF:BANDWIDTH=2128000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,AUDIO="sound"\nhigh.m3u8\n',
    )
    expect(master).toContain('BANDWIDTH=528000,')
    expect(master).toContain('CHANNELS="2",URI="sound.m3u8"')
  })

  it('works with the picture or the sound alone, and is null without either', () => {
    expect(receivedMaster(stream([part(0)]))).toMatch(/RESOLUTION=1280x720\nhigh.m3u8\n$/)
    expect(receivedMaster(stream([part(0, { rendition: 'sound' })], [init('sound')]))).toMatch(
      /mp4a.40.2"\nsound.m3u8\n$/,
    )
    expect(receivedMaster(stream([]))).toBeNull()
  })
})
