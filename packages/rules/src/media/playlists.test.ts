import { describe, expect, it } from 'vitest'
import { compositionDuration } from './composition-duration.ts'
import { livePlaylist } from './live-playlist.ts'
import { locateSegment } from './locate-segment.ts'
import { masterPlaylist } from './master-playlist.ts'
import { audioPlaylist, videoPlaylist } from './media-playlist.ts'
import { loops, testIndex } from './test-index.ts'

const index = testIndex()

describe('masterPlaylist', () => {
  it('lists the audio as a group and each rendition with it', () => {
    const lines = masterPlaylist(index).split('\n')
    expect(lines).toContain('#EXT-X-INDEPENDENT-SEGMENTS')
    expect(lines.find((line) => line.startsWith('#EXT-X-MEDIA:'))).toContain('TYPE=AUDIO,GROUP-ID="audio"')
    expect(lines.at(lines.indexOf('720.m3u8') - 1)).toBe(
      '#EXT-X-STREAM-INF:BANDWIDTH=2496000,AVERAGE-BANDWIDTH=1596000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=30.000,AUDIO="audio"',
    )
  })
})

describe('on demand', () => {
  it('numbers the segments across the composition and ends', () => {
    const text = videoPlaylist(index, loops(2), '720') ?? ''
    expect(text.match(/^720\/.*m4s$/gm)).toEqual(['720/0.m4s', '720/1.m4s', '720/2.m4s', '720/3.m4s'])
    expect(text.match(/#EXTINF:[\d.]+/g)).toEqual([
      '#EXTINF:6.00000',
      '#EXTINF:2.00000',
      '#EXTINF:6.00000',
      '#EXTINF:2.00000',
    ])
    expect(text).toContain('#EXT-X-TARGETDURATION:6\n')
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n')
    expect(text).toContain('#EXT-X-MAP:URI="720/init.mp4"\n')
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true)
  })

  it('serves the audio under audio', () => {
    expect(audioPlaylist(index, loops(1))).toContain('audio/1.m4s')
  })

  it.each(['1080', 'audio', '__proto__', 'toString', ''])('has no video rendition %j', (rendition) => {
    expect(videoPlaylist(index, loops(1), rendition)).toBeNull()
  })

  it('rejects a composition of unknown assets', () => {
    expect(() => videoPlaylist(index, { entries: [{ video: 'gone', sound: 'beat' }] }, '720')).toThrow('gone')
    expect(() => compositionDuration(index, { entries: [{ video: 'gone', sound: 'beat' }] })).toThrow('gone')
  })

  it('sums the durations of the entries', () => {
    expect(compositionDuration(index, { entries: [...loops(3).entries, { video: 'yoga', sound: 'calm' }] })).toBe(44)
  })
})

describe('locateSegment', () => {
  const composition = { entries: [...loops(2).entries, { video: 'yoga', sound: 'calm' }] }

  it.each([
    ['720', 0, 'squat/720/0.m4s', 0],
    ['720', 1, 'squat/720/1.m4s', 0],
    ['720', 2, 'squat/720/0.m4s', 8 * 15_360],
    ['360', 4, 'yoga/360/0.m4s', 16 * 15_360],
    ['360', 7, 'yoga/360/3.m4s', 16 * 15_360],
    ['audio', 3, 'beat/audio/1.m4s', 8 * 48_000],
  ])('finds %s segment %i', (rendition, number, file, decodeTimeOffset) => {
    expect(locateSegment(index, composition, rendition, number)).toEqual({ file, decodeTimeOffset })
  })

  it.each([
    ['720', 8],
    ['720', -1],
    ['720', 0.5],
    ['720', Number.NaN],
    ['1080', 0],
  ])('has no %s segment %d', (rendition, number) => {
    expect(locateSegment(index, composition, rendition, number)).toBeNull()
  })

  it('agrees with the playlist about every segment of a long class', () => {
    const long = loops(5000)
    expect(videoPlaylist(index, long, '720')?.match(/m4s$/gm)).toHaveLength(10_000)
    expect(locateSegment(index, long, '720', 9999)).toEqual({
      file: 'squat/720/1.m4s',
      decodeTimeOffset: 4999 * 8 * 15_360,
    })
    expect(locateSegment(index, long, '720', 10_000)).toBeNull()
  })
})

describe('livePlaylist', () => {
  const startsAt = Date.parse('2026-11-20T18:00:00Z')
  const composition = loops(60)
  const at = (seconds: number, rendition = '720', window = 24) =>
    livePlaylist(index, composition, rendition, { startsAt, now: startsAt + seconds * 1000, window })
  const numbers = (text: string | null) => (text?.match(/\d+(?=\.m4s)/g) ?? []).map(Number)
  const edge = (text: string) => {
    const date = text.match(/(?<=DATE-TIME:).*/g)?.at(-1) ?? ''
    return Date.parse(date) + Number(text.match(/(?<=EXTINF:)[\d.]+/g)?.at(-1)) * 1000
  }

  it('is null before the start, and for an unknown rendition', () => {
    expect(at(-0.001)).toBeNull()
    expect(at(10, '1080')).toBeNull()
  })

  it.each([
    [0, [0]],
    [5.9, [0]],
    [8, [0, 1]],
    [13.99, [0, 1]],
    [14, [0, 1, 2]],
    [40, [4, 5, 6, 7, 8, 9]],
    [46, [5, 6, 7, 8, 9, 10]],
  ])('lists the segments of the first %d s', (seconds, expected) => {
    expect(numbers(at(seconds))).toEqual(expected)
  })

  it('has the date of each segment and the number of the first one', () => {
    const text = at(46) ?? ''
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:5\n')
    expect(text.match(/(?<=DATE-TIME:).*/)?.[0]).toBe('2026-11-20T18:00:22.000Z')
    expect(text).not.toContain('PLAYLIST-TYPE')
    expect(text).not.toContain('ENDLIST')
  })

  it('lags the clock by at most the target duration; its window never moves back or loses a segment', () => {
    let previous = { first: 0, last: 0 }
    for (let seconds = 6; seconds < 480; seconds += 0.5) {
      const text = at(seconds) ?? ''
      const lag = startsAt + seconds * 1000 - edge(text)
      expect(lag).toBeGreaterThanOrEqual(-1)
      expect(lag).toBeLessThanOrEqual(6000)
      const listed = numbers(text)
      const first = listed.at(0) ?? -1
      const last = listed.at(-1) ?? -1
      expect(listed).toEqual(Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
      expect(first).toBeGreaterThanOrEqual(previous.first)
      expect(last).toBeGreaterThanOrEqual(previous.last)
      previous = { first, last }
    }
  })

  it('ends with the class and stays ended', () => {
    expect(at(479.9)).not.toContain('ENDLIST')
    expect(at(480)).toMatch(/720\/119\.m4s\n#EXT-X-ENDLIST\n$/)
    expect(at(99_999)).toBe(at(480))
  })

  it('keeps three target durations even if a smaller window is requested', () => {
    expect(numbers(at(100, 'audio', 1)).length).toBeGreaterThanOrEqual(4)
  })
})
