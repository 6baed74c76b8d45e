import { describe, expect, it } from 'vitest'
import { openingSegments } from './opening-segments.ts'

const master = new URL('http://club.test/media/signed/class/master.m3u8')

function level(bandwidth: number, width: number) {
  const codecs = 'CODECS="avc1.64001f,mp4a.40.2"'
  return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${bandwidth - 100},${codecs},RESOLUTION=${width}x9,AUDIO="audio"\n${width}.m3u8`
}
const sound = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",DEFAULT=YES,URI="audio.m3u8"'

function open(lines: string[], pixels: number) {
  const read = async ({ pathname }: URL) => {
    const name = pathname.split('/').at(-1)?.replace('.m3u8', '')
    if (name === 'master') return ['#EXTM3U', sound, ...lines, ''].join('\n')
    return `#EXTM3U\n#EXT-X-MAP:URI="${name}/init.mp4"\n#EXTINF:4,\n${name}/0.m4s\n#EXTINF:4,\n${name}/1.m4s\n`
  }
  return openingSegments(master, pixels, read)
}

const paths = (urls: URL[]) => urls.map(({ pathname }) => pathname.replace('/media/signed/class/', ''))

describe('first segments of a class', () => {
  it.each([
    [390, 480],
    [480, 480],
    [780, 854],
    [2000, 1280],
  ])('in a window of %i pixels have a height of %i', async (pixels, width) => {
    const levels = [level(320_000, 1280), level(200_000, 854), level(130_000, 480)]
    const picture = [`${width}/init.mp4`, `${width}/0.m4s`]
    expect(paths(await open(levels, pixels))).toEqual([...picture, 'audio/init.mp4', 'audio/0.m4s'])
  })

  it('are unknown if the player may choose a lower level, or without levels', async () => {
    expect(await open([level(4_000_000, 1920), level(900_000, 640)], 1280)).toEqual([])
    expect(await open(['#EXT-X-TARGETDURATION:4'], 1280)).toEqual([])
  })
})
