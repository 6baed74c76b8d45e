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
    return loop(clip, `moving-${size}-${seconds}.mp4`, ['-t', String(seconds)])
  }

  /**
   * 1080p30 as a phone on a tripod records a class, at 17 Mbit/s: a still room with the sensor's noise, and a person, a quarter of the
   * picture's width, who moves from side to side and changes all over. A long one repeats its first minute.
   */
  function workout(seconds: number) {
    const drawn = Math.min(seconds, mostDrawnSeconds)
    const room = '-f lavfi -i mandelbrot=s=1920x1080:r=30:maxiter=400'
    const person = '-f lavfi -i mandelbrot=s=480x900:r=30:end_scale=0.05'
    const moves = "overlay=x='720+300*sin(t)':y='100+20*sin(7*t)',noise=alls=4:allf=t"
    const scene = `[0]trim=end_frame=1,loop=-1:1,setpts=N/30/TB[room];[room][1]${moves}`
    const codecs = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -g 60 -b:v 17M -maxrate 20M -bufsize 20M -c:a aac'
    const inputs = `${room} ${person} ${tone.join(' ')}`.split(' ')
    const args = [...inputs, '-filter_complex', scene, '-t', String(drawn), ...codecs.split(' ')]
    const clip = make(`workout-${drawn}.mp4`, args)
    return drawn === seconds ? clip : loop(clip, `workout-${seconds}.mp4`, ['-t', String(seconds)])
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
    loop(clip, `repeated-${megabytes}.mp4`, ['-fs', String(megabytes * 1e6), '-t', '21000'])

  const loop = (clip: string, name: string, until: string[]) =>
    make(name, ['-stream_loop', '-1', '-i', clip, '-c', 'copy', ...until])

  return { moving, workout, still, repeated }
}
