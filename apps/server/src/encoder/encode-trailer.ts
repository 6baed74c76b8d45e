import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { EncoderResults, EncoderTask } from '../modules/intake/encoding/encoder-port.ts'
import { openSource } from './av/source.ts'
import { encodePart } from './encode-part.ts'

type TrailerTask = Extract<EncoderTask, { kind: 'trailer' }>

/** Encodes a range into one MP4 with its index at the front, so that `<video>` can play it while it loads. */
export async function encodeTrailer(
  { source: path, facts, from, to, rung, folder, file }: TrailerTask,
  report: (progress: number) => Promise<void>,
): Promise<EncoderResults['trailer']> {
  const source = openSource(path, facts.seekTable)
  try {
    const { num, den } = facts.video.frameRate
    const firstFrame = Math.round((from * num) / den)
    const frames = Math.max(1, Math.round((to * num) / den) - firstFrame)
    const output = { rung, file: join(folder, file), isWhole: true }
    await encodePart(source, facts, { firstFrame, frames }, [output], report)
    return { file, bytes: statSync(output.file).size }
  } finally {
    source.close()
  }
}
