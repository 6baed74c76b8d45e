import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasFfmpeg } from '../apps/server/src/testing/clip.ts'
import { Skipped } from './figure.ts'

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60']
/** Drawing a second of 1080p takes longer than encoding it. */
const mostDrawnSeconds = 60
const tone = ['-f', 'lavfi', '-i', 'sine=f=440:r=48000']

/** The videos that the bench uploads, made by ffmpeg in its folder. */
export function studioClips(folder: string) {
  if (!hasFfmpeg) throw new Skipped('the system has no ffmpeg and ffprobe, which make its video')

  function make(name: string, args: string[]) {
    const file = join(folder, name)
    if (existsSync(file)) return file
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
    return file
  }

  /** 1080p30 with a moving picture: the whole of it changes. A long one repeats its first minute. */
  function moving(seconds: number, size = '1920x1080') {
    const drawn = Math.min(seconds, mostDrawnSeconds)
    const drawing = `-f lavfi -i mandelbrot=s=${size}:r=30:end_scale=0.05 ${tone.join(' ')} -t ${drawn}`
    const codecs = `${h264.join(' ')} -crf 16 -c:a aac`
    const clip = make(`moving-${size}-${drawn}.mp4`, `${drawing} ${codecs}`.split(' '))
    if (drawn === seconds) return clip
    return make(`moving-${size}-${seconds}.mp4`, [
      '-stream_loop',
      '-1',
      '-i',
      clip,
      '-c',
      'copy',
      '-t',
      String(seconds),
    ])
  }

  /** The same picture all the time, with a little that moves before it: a camera on a tripod. */
  const still = (seconds: number, size = '1920x1080') =>
    make(`still-${size}-${seconds}.mp4`, [
      '-f',
      'lavfi',
      '-i',
      `mandelbrot=s=${size}:r=30:maxiter=200:end_scale=3:start_scale=3`,
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=160x160:r=30',
      ...tone,
      '-filter_complex',
      '[0][1]overlay=100:100',
      '-t',
      String(seconds),
      ...h264,
      '-crf',
      '16',
      '-c:a',
      'aac',
    ])

  /** A clip repeated, without encoding anything again, until the file has this size. */
  const repeated = (clip: string, megabytes: number) =>
    make(`repeated-${megabytes}.mp4`, [
      '-stream_loop',
      '-1',
      '-i',
      clip,
      '-c',
      'copy',
      '-fs',
      String(megabytes * 1e6),
      '-t',
      '21000',
    ])

  return { moving, still, repeated }
}
