import { join } from 'node:path'
import sharp from 'sharp'
import type { SourceFacts, Storyboard } from '../modules/intake/encoding/encoder-port.ts'
import { boundTo, type Shot, shotAt, withReel } from './shots.ts'

type Report = (progress: number) => Promise<void>

const sheet = { everySecond: 10, width: 160, columns: 10, rows: 10 }
/** A frame may be up to this many seconds early, so that only a keyframe is decoded. */
const tolerance = 2

/** Makes small pictures for scrubbing, one every ten seconds, many to a sheet. */
export async function makeStoryboard(
  file: string,
  facts: SourceFacts,
  folder: string,
  report: Report,
): Promise<Storyboard> {
  return withReel(file, facts, async (reel) => {
    const { width, height } = boundTo(facts, sheet.width)
    const count = Math.max(1, Math.ceil(facts.durationSecond / sheet.everySecond))
    const perSheet = sheet.columns * sheet.rows
    const files: string[] = []
    let tiles: Shot[] = []
    for (let number = 0; number < count; number++) {
      // The middle of the interval, which for the last one ends with the class.
      const from = number * sheet.everySecond
      const at = Math.min(from + sheet.everySecond / 2, (from + facts.durationSecond) / 2)
      const tile = shotAt(reel, at, { width, height }, tolerance) ?? tiles.at(-1)
      if (tile) tiles.push(tile)
      if (tiles.length === perSheet || number === count - 1) {
        files.push(`storyboard-${files.length}.jpg`)
        await asSheet(tiles, width, height).toFile(join(folder, files.at(-1) ?? ''))
        tiles = []
      }
      if (number % 5 === 0) await report(number / count)
    }
    return { everySecond: sheet.everySecond, count, width, height, columns: sheet.columns, rows: sheet.rows, files }
  })
}

function asSheet(tiles: Shot[], width: number, height: number) {
  const rows = Math.ceil(tiles.length / sheet.columns)
  const columns = Math.min(sheet.columns, tiles.length)
  return sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#000' } })
    .composite(
      tiles.map(({ pixels }, number) => ({
        input: pixels,
        raw: { width, height, channels: 3 as const },
        left: (number % sheet.columns) * width,
        top: Math.floor(number / sheet.columns) * height,
      })),
    )
    .jpeg({ quality: 72, mozjpeg: true })
}
