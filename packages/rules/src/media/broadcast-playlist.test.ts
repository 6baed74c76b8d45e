import { describe, expect, it } from 'vitest'
import { broadcastPlaylist } from './broadcast-playlist.ts'

/** A playlist as nginx's rtmp module writes it, including its stray space; the encoder reconnected once. */
const received = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-TARGETDURATION:4
#EXT-X-PLAYLIST-TYPE: EVENT
#EXT-X-DISCONTINUITY
#EXTINF:3.930,
0.ts
#EXTINF:2.000,
1.ts
#EXTINF:2.000,
2.ts
#EXT-X-DISCONTINUITY
#EXTINF:5.600,
3.ts
`
const publishedAt = Date.parse('2026-11-20T17:59:55Z')
const at = (seconds: number) => ({ received, publishedAt, startsAt: publishedAt + seconds * 1000, hasEnded: false })
const files = (playlist: string | null) => [...(playlist ?? '').matchAll(/^broadcast\/(.*)$/gm)].map(([, file]) => file)

describe('the playlist of a broadcast', () => {
  it('grows from its beginning, so that late viewers can start there', () => {
    const playlist = broadcastPlaylist(at(0))
    expect(files(playlist)).toEqual(['0.ts', '1.ts', '2.ts', '3.ts'])
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n')
    expect(playlist).toContain('#EXT-X-TARGETDURATION:6\n')
    expect(playlist).not.toContain('ENDLIST')
    expect(playlist).toMatch(/#EXT-X-DISCONTINUITY\n#EXTINF:5.600,\nbroadcast\/3.ts\n$/)
    expect(playlist?.match(/DISCONTINUITY/g)).toHaveLength(1)
  })

  it('leaves out what was sent before the class began', () => {
    const playlist = broadcastPlaylist(at(5))
    expect(files(playlist)).toEqual(['1.ts', '2.ts', '3.ts'])
    expect(playlist).toContain('#EXT-X-MEDIA-SEQUENCE:1\n')
  })

  it('is complete and ended as a recording', () => {
    const playlist = broadcastPlaylist({ ...at(0), hasEnded: true })
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n')
    expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/)
  })

  it.each([
    ['nothing has come', { ...at(0), received: '' }],
    ['all of it came before the start', at(14)],
    ['it names what is no segment', { ...at(0), received: '#EXTINF:2,\n../../secret\n#EXTINF:2,\nhttp://x/1.ts\n' }],
  ])('is null if %s', (_, broadcast) => {
    expect(broadcastPlaylist(broadcast)).toBeNull()
  })
})
