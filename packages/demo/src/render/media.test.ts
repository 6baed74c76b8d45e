import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MediaIndex, Track } from '@upbeat/rules/media/media-index'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { describe, expect, it } from 'vitest'
import { moves, videosOf } from '../moves/moves.ts'
import { readyPictures } from '../pictures/ready-pictures.ts'
import { shownPictures } from '../world/shown-pictures.ts'
import { boxesIn, decodeTimeOf } from './boxes.ts'

const folder = fileURLToPath(new URL('../../media/', import.meta.url))
const index: MediaIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const tracks: [string, Track][] = [...Object.entries(index.videos), ...Object.entries(index.sounds)]

describe('the demo media', () => {
  it('has at most 24 MB in total and no file above 2 MB', () => {
    const sizes = files.map((file) => statSync(file).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24_000_000)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000_000)
  })

  it('has a loop per move and side, and a trailer for every work move', () => {
    expect(Object.keys(index.videos).sort()).toEqual(
      moves
        .flatMap(videosOf)
        .map(({ video }) => video)
        .sort(),
    )
    for (const { id, part } of moves) {
      if (part === 'work') expect(statSync(join(folder, `trailers/${id}.mp4`)).size).toBeLessThanOrEqual(100_000)
    }
  })

  it('has every picture that the demo shows, with its blur', () => {
    const pictures = readyPictures()
    expect(Object.keys(pictures)).toEqual(shownPictures())
    const expected = Object.entries(pictures).flatMap(([key, { widths, blur }]) => {
      expect(splitPicture(`/x#aabbcc~${blur}`).blur, key).toBe(blur)
      return widths.map((width) => join(folder, `pictures/${key}-${width}.webp`))
    })
    expect(files.filter((file) => file.endsWith('.webp')).sort()).toEqual(expected.sort())
  })

  it('has an initialisation segment of the indexed size for every rendition', () => {
    expect(Object.keys(index.inits).sort()).toEqual([...index.renditions.map(({ name }) => name), 'audio'].sort())
    for (const { file, bytes } of Object.values(index.inits)) {
      const init = readFileSync(join(folder, file))
      expect(init).toHaveLength(bytes)
      expect(boxesIn(init).map(({ type }) => type)).toEqual(['ftyp', 'moov'])
    }
  })

  it("has decodable headers: the audio's configuration, and each video's own codec", () => {
    const init = readFileSync(join(folder, index.inits.audio?.file ?? ''))
    const configuration = Buffer.from([0x05, 0x80, 0x80, 0x80, 0x02, 0x11, 0x90])
    expect(init.indexOf(configuration), 'AAC LC, 48 kHz, two channels').toBeGreaterThan(0)
    for (const { codecs } of index.renditions) expect(codecs).toMatch(/^avc1\.[0-9a-f]{6}$/)
  })

  it('lasts 8 s in every rendition, with files of the indexed sizes', () => {
    for (const [id, { duration, segments }] of tracks) {
      expect(duration).toBe(8)
      for (const list of Object.values(segments)) {
        expect(
          list.reduce((sum, segment) => sum + segment.duration, 0),
          id,
        ).toBeCloseTo(8, 9)
        for (const { file, bytes } of list) expect(statSync(join(folder, file)).size, file).toBe(bytes)
      }
    }
  })

  it('has segments of one fragment each, with contiguous decode times from 0', () => {
    for (const [id, { segments }] of tracks) {
      for (const [rendition, list] of Object.entries(segments)) {
        const ticks = rendition === 'audio' ? index.timescale.audio : index.timescale.video
        let at = 0
        for (const { file, duration } of list) {
          const bytes = readFileSync(join(folder, file))
          expect(boxesIn(bytes).map(({ type }) => type)).toEqual(['moof', 'mdat'])
          expect(decodeTimeOf(bytes), `${id} ${file}`).toBe(Math.round(at * ticks))
          at += duration
        }
      }
    }
  })

  it('has a lowest rendition under 200 kbit/s including audio', () => {
    const lowest = index.renditions.reduce((least, rendition) =>
      rendition.bandwidth < least.bandwidth ? rendition : least,
    )
    expect(lowest.bandwidth).toBeLessThan(200_000)
  })
})
