import { availableParallelism } from 'node:os'
import type { Rung } from '@upbeat/rules/media/ladder'

/** Per encoder of the ladder: each thread holds frames of its own in memory. */
const maxThreads = 4
/** In pixels. Larger pictures take most of the encoding time. */
const largePicture = 1280 * 720

/** The keyframe interval in frames: two seconds. */
export function keyframeEvery({ frameRate: { num, den } }: Rung): number {
  return Math.round((num / den) * 2)
}

/**
 * The libx264 options of a rung: aligned keyframes, closed GOPs, capped CRF. Always two B-frames in a row, which costs
 * no bits; large pictures use a coarser motion search with whole macroblocks (decision 070).
 */
export function x264Options(rung: Rung): Record<string, string> {
  const keyframes = keyframeEvery(rung)
  const params = {
    keyint: keyframes,
    'min-keyint': keyframes,
    scenecut: 0,
    'open-gop': 0,
    'b-adapt': 0,
    threads: Math.min(availableParallelism(), maxThreads),
    ...(rung.width * rung.height > largePicture ? { subme: 1, partitions: 'i8x8,i4x4' } : {}),
  }
  return {
    preset: 'veryfast',
    profile: 'high',
    crf: String(rung.quality),
    bf: '2',
    maxrate: `${rung.maxRate}k`,
    bufsize: `${rung.buffer}k`,
    'x264-params': Object.entries(params)
      .map(([name, value]) => `${name}=${value}`)
      .join(':'),
  }
}
