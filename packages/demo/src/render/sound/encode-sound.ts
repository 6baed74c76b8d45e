import { type Fragments, splitFragments, withSteadyRates } from '../boxes.ts'
import { startFfmpeg } from '../run-ffmpeg.ts'
import type { Stereo } from './loop-buffer.ts'

const bitsPerSecond = 56_000
const framesInLoop = 375
/** The encoder delays its input by one frame. */
const priming = 1

/**
 * Encodes a loop between its neighbours and extracts its own frames: first and last frame then overlap as in a class, and there is no
 * priming silence at the joins.
 */
export async function encodeSound(before: Stereo, loop: Stereo, after: Stereo): Promise<Fragments> {
  const encoder = startFfmpeg([
    '-f',
    'f32le',
    '-ar',
    '48000',
    '-ac',
    '2',
    '-i',
    '-',
    '-c:a',
    'aac',
    '-b:a',
    `${bitsPerSecond}`,
    '-cutoff',
    '15000',
    '-f',
    'adts',
    '-',
  ])
  for (const part of [before, loop, after]) await encoder.write(interleave(part))
  const frames = adtsFrames(await encoder.finish())
  const own = frames.slice(priming + framesInLoop, priming + 2 * framesInLoop)
  if (own.length !== framesInLoop) throw new Error(`${own.length} frames instead of ${framesInLoop}`)
  const boxer = startFfmpeg([
    '-f',
    'aac',
    '-i',
    '-',
    '-c',
    'copy',
    '-bsf:a',
    'aac_adtstoasc',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    // The decoder configuration comes with the first frame, so an earlier header would lack it.
    '-movflags',
    '+delay_moov+default_base_moof',
    '-use_editlist',
    '0',
    '-frag_duration',
    '4000000',
    '-f',
    'mp4',
    '-',
  ])
  await boxer.write(Buffer.concat(own))
  const { init, segments } = splitFragments(await boxer.finish())
  return { init: withSteadyRates(init, bitsPerSecond), segments }
}

function adtsFrames(bytes: Buffer): Buffer[] {
  const frames: Buffer[] = []
  for (let at = 0; at + 7 <= bytes.length; ) {
    const size = ((bytes.readUInt8(at + 3) & 3) << 11) | (bytes.readUInt8(at + 4) << 3) | (bytes.readUInt8(at + 5) >> 5)
    frames.push(bytes.subarray(at, at + size))
    at += size
  }
  return frames
}

function interleave({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    samples[index * 2] = left[index] ?? 0
    samples[index * 2 + 1] = right[index] ?? 0
  }
  return Buffer.from(samples.buffer)
}
