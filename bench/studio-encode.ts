import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ladderFor } from '@upbeat/rules/media/ladder'
import { keyframeEvery, x264Options } from '../apps/server/src/encoder/av/x264-options.ts'
import type { Figure } from './figure.ts'
import { childCpuSeconds } from './processes.ts'
import { isPrepared } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'

const encodedSeconds = Number(process.env.STUDIO_ENCODE_SECONDS ?? 20)

/** Encoding the whole ladder of a 1080p30 class: duration, and CPU time relative to the ffmpeg program. */
export async function studioEncode(dataDir: string): Promise<Figure[]> {
  const workout = studioClips(dataDir).workout(encodedSeconds)
  return withStudio(dataDir, async (client, server) => {
    const cpuBefore = childCpuSeconds(server.pid)
    const { tag } = await client.upload(workout, 'workout.mp4')
    const { video, seconds } = await client.until(tag, isPrepared)
    const cpu = childCpuSeconds(server.pid) - cpuBefore
    return [
      {
        name: `ladder of ${encodedSeconds} s of 1080p30, of its length`,
        result: seconds / encodedSeconds,
        unit: '',
        target: { atMost: 1 },
      },
      {
        name: 'CPU of the ladder, of ffmpeg’s for the same',
        result: cpu / ffmpegCpuSeconds(workout, video.renditions, dataDir),
        unit: '',
        target: { atMost: 1.2 },
      },
    ]
  })
}

/** CPU time of the ffmpeg program for the same renditions and audio, one run each. */
function ffmpegCpuSeconds(source: string, renditions: readonly string[], folder: string) {
  const before = childCpuSeconds('self')
  const run = (options: string, output: string) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, ...options.split(' '), join(folder, output)])
  const rungs = ladderFor({ width: 1920, height: 1080, frameRate: { num: 30, den: 1 } })
  for (const rung of rungs) {
    const { name, width, height } = rung
    if (!renditions.includes(name)) continue
    const settings = Object.entries({ ...x264Options(rung), g: keyframeEvery(rung) }).map(
      ([key, value]) => `-${key} ${value}`,
    )
    run(`-an -vf scale=${width}:${height}:flags=bicubic -c:v libx264 ${settings.join(' ')}`, `ffmpeg-${name}.mp4`)
  }
  run('-vn -af loudnorm=I=-16:TP=-1.5 -c:a aac -b:a 128k -ar 48000', 'ffmpeg-sound.mp4')
  return childCpuSeconds('self') - before
}
