import { join } from 'node:path'
import type { Stream } from 'node-av/lib'
import sharp from 'sharp'
import type { Poster, SourceFacts, Storyboard } from '../modules/intake/encoder-port.ts'
import { framesOf } from './av/decode.ts'
import { pictureGraph } from './av/graph.ts'
import { openSource, originOf, type Source } from './av/source.ts'
import { upright } from './picture-chain.ts'

type Report = (progress: number) => Promise<void>
type Raw = { pixels: Buffer; width: number; height: number; second: number }

const posterCount = 9
const longestSide = 1280
/** How far from its place a poster may be looked for, and at how many frames. */
const around = { frames: 12, everySeconds: 0.7 }
const leastBrightness = 28
const sheet = { everySecond: 10, width: 160, columns: 10, rows: 10 }

/** Nine frames to choose from, spread over the class; at each place the sharpest of some that isn't black. */
export async function makePosters(file: string, facts: SourceFacts, folder: string, report: Report): Promise<Poster[]> {
  return withStream(file, facts, async (source, stream) => {
    const size = boundTo(facts, longestSide)
    const posters: Poster[] = []
    for (let number = 0; number < posterCount; number++) {
      const from = (facts.durationSecond * (number + 1)) / (posterCount + 1)
      const best = await sharpest(source, stream, facts, from, size)
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

/** The frame that is shown at a time. */
export async function makeStill(task: { source: string; facts: SourceFacts; second: number; file: string }) {
  await withStream(task.source, task.facts, async (source, stream) => {
    const size = boundTo(task.facts, longestSide)
    const at = Math.max(0, Math.min(task.second, task.facts.durationSecond - 0.05))
    const found = frameAt(source, stream, task.facts, at, size)
    if (!found) throw new Error('There is no frame at this time')
    await asJpeg(found).toFile(task.file)
  })
}

/** Small pictures for scrubbing, one every ten seconds up to the end, many on a sheet. */
export async function makeStoryboard(
  file: string,
  facts: SourceFacts,
  folder: string,
  report: Report,
): Promise<Storyboard> {
  return withStream(file, facts, async (source, stream) => {
    const { width, height } = boundTo(facts, sheet.width)
    const count = Math.max(1, Math.ceil(facts.durationSecond / sheet.everySecond))
    const perSheet = sheet.columns * sheet.rows
    const files: string[] = []
    let tiles: Raw[] = []
    for (let number = 0; number < count; number++) {
      // The middle of what it stands for, and still within the class for the last.
      const from = number * sheet.everySecond
      const at = Math.min(from + sheet.everySecond / 2, (from + facts.durationSecond) / 2)
      const tile = frameAt(source, stream, facts, at, { width, height }) ?? tiles.at(-1)
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

async function withStream<T>(file: string, facts: SourceFacts, work: (source: Source, stream: Stream) => Promise<T>) {
  const source = openSource(file)
  try {
    const stream = source.format.streams[facts.video.stream]
    if (!stream) throw new Error('The picture has gone')
    return await work(source, stream)
  } finally {
    source.close()
  }
}

function boundTo({ video: { width, height } }: SourceFacts, most: number) {
  const factor = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(2, 2 * Math.round((width * factor) / 2)),
    height: Math.max(2, 2 * Math.round((height * factor) / 2)),
  }
}

function frameAt(
  source: Source,
  stream: Stream,
  facts: SourceFacts,
  second: number,
  size: { width: number; height: number },
): Raw | null {
  return shots(source, stream, facts, second, size, [0])[0] ?? null
}

/** The frames shown at `second` and so many seconds later. */
function shots(
  source: Source,
  stream: Stream,
  facts: SourceFacts,
  second: number,
  { width, height }: { width: number; height: number },
  later: number[],
): Raw[] {
  const { num, den } = stream.timeBase
  const found: Raw[] = []
  let before: { picture: Raw } | undefined
  const take = (frame: Parameters<typeof pictureGraph>[1]): Raw | undefined => {
    const graph = pictureGraph(`${upright(facts.video, width, height)},format=rgb24`, frame, stream.timeBase)
    try {
      for (const made of graph.through(frame)) {
        return { pixels: Buffer.from(made.toBuffer()), width, height, second: (Number(frame.pts) * num) / den }
      }
      for (const made of graph.through(null)) {
        return { pixels: Buffer.from(made.toBuffer()), width, height, second: (Number(frame.pts) * num) / den }
      }
      return undefined
    } finally {
      graph.close()
    }
  }
  for (const frame of framesOf(source, stream, originOf(stream), second)) {
    const wanted = second + (later[found.length] ?? 0)
    const at = (Number(frame.pts) * num) / den
    const length = (Number(frame.duration > 0n ? frame.duration : 1n) * num) / den
    // The frame that is still shown at the wanted time; the next one where the times leave a gap.
    if (at + length <= wanted && at + 0.5 / 60 < wanted) continue
    const picture = take(frame)
    if (picture) found.push(picture)
    if (found.length === later.length) break
  }
  if (found.length === 0 && before) found.push(before.picture)
  return found
}

async function sharpest(
  source: Source,
  stream: Stream,
  facts: SourceFacts,
  from: number,
  size: { width: number; height: number },
) {
  const later = Array.from(
    { length: around.frames },
    (_, number) => number * Math.min(around.everySeconds, facts.durationSecond / 150),
  )
  const looked = shots(source, stream, facts, from, size, later).map((picture) => ({ picture, ...judge(picture) }))
  const bright = looked.filter(({ brightness }) => brightness >= leastBrightness)
  return bright.reduce(
    (best, each) => (each.detail > best.detail ? each : best),
    bright[0] ?? { picture: null, detail: 0 },
  ).picture
}

/** Mean brightness, and how much neighbouring pixels differ: blurred pictures have little of it. */
function judge({ pixels, width, height }: Raw) {
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

function asJpeg({ pixels, width, height }: Raw) {
  return sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 90, mozjpeg: true })
}

function asSheet(tiles: Raw[], width: number, height: number) {
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
