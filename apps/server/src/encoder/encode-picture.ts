import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Rung, thinned } from '@upbeat/rules/media/ladder'
import type { EncoderResults, EncoderTask, SourceFacts } from '../modules/intake/encoding/encoder-port.ts'
import { openSource } from './av/source.ts'
import { encodePart } from './encode-part.ts'
import { joinParts } from './join-parts.ts'
import type { Part } from './lane.ts'

type PictureTask = Extract<EncoderTask, { kind: 'picture' }>
type Report = (progress: number) => Promise<void>

/** The length of each of three samples in seconds: together a tenth of the class, within these limits. */
const sampled = { least: 2, most: 5, share: 1 / 30 }

/**
 * Encodes rungs in parts that start at exact frames. Each finished part is a file in `work`, so a killed process loses
 * one part at most. The parts are joined once all are there.
 */
export async function encodePicture(task: PictureTask, report: Report): Promise<EncoderResults['picture']> {
  mkdirSync(task.work, { recursive: true })
  const rungs = task.sample ? await leanest(task, (done) => report(done * 0.05)) : task.rungs
  const parts = partsOf(task.facts, task.partSeconds)
  let lostSecond = 0
  for (const [number, part] of parts.entries()) {
    const progressOf = (done: number) => report(0.05 + (0.93 * (number + done)) / parts.length)
    const files = rungs.map((rung) => ({ rung, file: partFile(task.work, rung, number) }))
    const missing = files.filter(({ file }) => !existsSync(file))
    const lost = join(task.work, `lost-${number}.json`)
    // `lost-*.json` is written before the part gets its final name, so a resumed task finds it.
    if (missing.length > 0) await encodeWhole(task, part, missing, lost, progressOf)
    lostSecond += existsSync(lost) ? Number(readFileSync(lost, 'utf8')) : 0
  }
  const renditions = rungs.map((rung) => {
    const files = parts.map((_part, number) => partFile(task.work, rung, number))
    return joinParts(rung, files, parts, task.folder, task.facts.video.frameRate)
  })
  return { renditions, lostSecond }
}

function partFile(work: string, rung: Rung, number: number) {
  return join(work, `${rung.name}-${String(number).padStart(4, '0')}.mp4`)
}

async function encodeWhole(
  task: PictureTask,
  part: Part,
  files: { rung: Rung; file: string }[],
  lost: string,
  report: Report,
) {
  const source = openSource(task.source, task.facts.seekTable)
  try {
    const temporary = files.map(({ rung, file }) => ({ rung, file: `${file}.unfinished` }))
    const { lostSecond } = await encodePart(source, task.facts, part, temporary, report)
    writeFileSync(lost, String(lostSecond))
    for (const { file } of files) renameSync(`${file}.unfinished`, file)
  } finally {
    source.close()
  }
}

/** Parts of whole segments; the last one has the remaining frames. */
export function partsOf(facts: SourceFacts, partSeconds: number): Part[] {
  const { num, den } = facts.video.frameRate
  // A keyframe interval is two seconds' worth of frames rounded to whole frames, slightly more than two seconds at
  // 29.97.
  const grid = Math.round((num / den) * 2) * 2
  const perPart = Math.max(1, Math.round(partSeconds / 4)) * grid
  const total = Math.max(1, Math.round((facts.durationSecond * num) / den))
  const parts: Part[] = []
  for (let first = 0; first < total; first += perPart) {
    parts.push({ firstFrame: first, frames: Math.min(perPart, total - first) })
  }
  return parts
}

/**
 * Encodes three samples of the two largest rungs and drops rungs that add nothing. Stored in `work`, so that a resumed
 * task uses the same rungs.
 */
async function leanest(task: PictureTask, report: Report): Promise<Rung[]> {
  const kept = join(task.work, 'rungs.json')
  if (existsSync(kept)) {
    const names: string[] = JSON.parse(readFileSync(kept, 'utf8'))
    return task.rungs.filter(({ name }) => names.includes(name))
  }
  const compared = task.rungs.filter(({ name }) => name === '1080' || name === '720')
  const rates = compared.some(({ name }) => name === '1080') ? await sample(task, compared, report) : new Map()
  const rungs = thinned(task.rungs, rates)
  writeFileSync(`${kept}.unfinished`, JSON.stringify(rungs.map(({ name }) => name)))
  renameSync(`${kept}.unfinished`, kept)
  return rungs
}

async function sample(task: PictureTask, rungs: Rung[], report: Report): Promise<Map<string, number>> {
  const { num, den } = task.facts.video.frameRate
  const total = Math.round((task.facts.durationSecond * num) / den)
  const seconds = Math.min(sampled.most, Math.max(sampled.least, task.facts.durationSecond * sampled.share))
  const frames = Math.min(Math.round((seconds * num) / den), Math.ceil(total / 3))
  const bytes = new Map<string, number>()
  for (const [at, share] of [0.15, 0.5, 0.8].entries()) {
    const firstFrame = Math.min(Math.round(total * share), Math.max(0, total - frames))
    const files = rungs.map((rung) => ({ rung, file: join(task.work, `sample-${rung.name}.mp4`) }))
    const source = openSource(task.source, task.facts.seekTable)
    try {
      const made = await encodePart(source, task.facts, { firstFrame, frames }, files, (done) =>
        report((at + done) / 3),
      )
      for (const [name, size] of made.bytes) bytes.set(name, (bytes.get(name) ?? 0) + size)
    } finally {
      source.close()
    }
  }
  const encodedSeconds = (3 * frames * den) / num
  return new Map([...bytes].map(([name, size]) => [name, (size * 8) / 1000 / encodedSeconds]))
}
