import { join } from 'node:path'
import sharp from 'sharp'
import type { Poster, SourceFacts } from '../modules/intake/encoding/encoder-port.ts'
import { boundTo, type Reel, type Shot, type Size, shotAt, shotsAt, withReel } from './shots.ts'

type Report = (progress: number) => Promise<void>

const posterCount = 9
const longestSide = 1280
/** How many frames are examined at each place, and how far apart; stops after `enough` frames that aren't black. */
const around = { frames: 12, everySeconds: 0.7, enough: 6 }
const leastBrightness = 28

/** Extracts nine poster candidates spread over the class: at each place the sharpest frame that isn't black. */
export async function makePosters(file: string, facts: SourceFacts, folder: string, report: Report): Promise<Poster[]> {
  return withReel(file, facts, async (reel) => {
    const size = boundTo(facts, longestSide)
    const posters: Poster[] = []
    for (let number = 0; number < posterCount; number++) {
      const from = (facts.durationSecond * (number + 1)) / (posterCount + 1)
      const best = sharpest(reel, from, size)
      if (best) {
        const name = `poster-${number}.jpg`
        await asJpeg(best).toFile(join(folder, name))
        posters.push({ file: name, second: best.second, ...size })
      }
      await report((number + 1) / posterCount)
    }
    return posters
  })
}

/** Extracts the frame shown at a time. */
export async function makeStill(task: { source: string; facts: SourceFacts; second: number; file: string }) {
  await withReel(task.source, task.facts, async (reel) => {
    const at = Math.max(0, Math.min(task.second, task.facts.durationSecond - 0.05))
    const found = shotAt(reel, at, boundTo(task.facts, longestSide))
    if (!found) throw new Error('There is no frame at this time')
    await asJpeg(found).toFile(task.file)
  })
}

function sharpest(reel: Reel, from: number, size: Size): Shot | undefined {
  const step = Math.min(around.everySeconds, reel.facts.durationSecond / 150)
  const seconds = Array.from({ length: around.frames }, (_, number) => from + number * step)
  const bright: { shot: Shot; detail: number }[] = []
  for (const shot of shotsAt(reel, seconds, size, { isNear: true })) {
    const { brightness, detail } = judge(shot)
    if (brightness >= leastBrightness) bright.push({ shot, detail })
    if (bright.length === around.enough) break
  }
  return bright.toSorted((a, b) => b.detail - a.detail)[0]?.shot
}

/** Mean brightness, and how much neighbouring pixels differ: little in blurred pictures. */
function judge({ pixels, width, height }: Shot) {
  const green = (x: number, y: number) => pixels[(y * width + x) * 3 + 1] ?? 0
  let brightness = 0
  let detail = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const here = green(x, y)
      brightness += here
      const edge = 4 * here - green(x - 1, y) - green(x + 1, y) - green(x, y - 1) - green(x, y + 1)
      detail += edge * edge
      count++
    }
  }
  return { brightness: brightness / count, detail: detail / count }
}

function asJpeg({ pixels, width, height }: Shot) {
  return sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 90, mozjpeg: true })
}
