import { availableParallelism } from 'node:os'
import type { Rung } from '@upbeat/rules/media/ladder'

/** For each of the ladder's encoders: every thread holds frames of its own. */
const mostThreads = 4
/** In pixels. What is larger takes most of the ladder's time. */
const largePicture = 1280 * 720

/** A keyframe every two seconds of frames. */
export function keyframeEvery({ frameRate: { num, den } }: Rung): number {
  return Math.round((num / den) * 2)
}

/**
 * What FFmpeg's libx264 is told for a rung: keyframes in step, closed groups, capped CRF. B-frames always come in twos, which costs no bits;
 * large pictures search motion less finely and in whole macroblocks (decision 070).
 */
export function x264Options(rung: Rung): Record<string, string> {
  const keyframes = keyframeEvery(rung)
  const params = {
    keyint: keyframes,
    'min-keyint': keyframes,
    scenecut: 0,
    'open-gop': 0,
    'b-adapt': 0,
    threads: Math.min(availableParallelism(), mostThreads),
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
