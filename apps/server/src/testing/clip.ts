import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = join(dirname(fileURLToPath(import.meta.url)), '../../../../node_modules/.cache/clips')

/** The system's ffmpeg makes the tests' media and checks our output; without it those tests are skipped. */
export const hasFfmpeg =
  spawnSync('ffmpeg', ['-version']).status === 0 && spawnSync('ffprobe', ['-version']).status === 0

/** The file that ffmpeg makes with these arguments, cached across runs. */
export function clip(args: string[], extension = 'mp4'): string {
  const name = createHash('sha256').update(args.join('\n')).digest('hex').slice(0, 16)
  const file = join(cache, `${name}.${extension}`)
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const aside = join(cache, `${name}.${process.pid}.${extension}`)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, aside], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  })
  renameSync(aside, file)
  return file
}

/** A small version of a phone's recording: H.264 and AAC, a test picture and a tone. */
export function phoneClip({ seconds = 8, size = '320x180', rate = '30', more = [] as string[] } = {}): string {
  return clip([
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=${size}:r=${rate}:d=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=f=440:r=48000:d=${seconds}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '60',
    '-c:a',
    'aac',
    '-shortest',
    ...more,
  ])
}

/** Reads a file with ffprobe. */
export function probed(file: string, ...args: string[]) {
  const output = execFileSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', ...args, file])
  // biome-ignore lint/suspicious/noExplicitAny: the output of ffprobe.
  return JSON.parse(output.toString()) as { streams: any[]; format: any; packets?: any[] }
}

/** Integrated loudness and true peak, measured by ffmpeg. */
export function loudnessOf(file: string) {
  const { stderr } = spawnSync('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ])
  const summary = stderr.toString().split('Summary:').at(-1) ?? ''
  return {
    integrated: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  }
}

/** The similarity (SSIM) of two videos of equal length, at most 1. */
export function likenessOf(one: string, other: string) {
  const chain = '[0:v][1:v]scale2ref[a][b];[a][b]ssim'
  const { stderr } = spawnSync('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    one,
    '-i',
    other,
    '-lavfi',
    chain,
    '-f',
    'null',
    '-',
  ])
  return Number(/SSIM.*All:([\d.]+)/.exec(stderr.toString())?.[1])
}

/** The mean brightness of a picture, 0 to 255. */
export function brightnessOf(file: string) {
  const grey = greyOf(file)
  return grey.reduce((sum, each) => sum + each, 0) / grey.length
}

/** The mean difference of two pictures, 0 to 255. */
export function differenceOf(one: string, other: string) {
  const [a, b] = [greyOf(one), greyOf(other)]
  return a.reduce((sum, each, at) => sum + Math.abs(each - (b[at] ?? 0)), 0) / a.length
}

function greyOf(file: string) {
  return execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-vf', 'scale=32:32,format=gray', '-f', 'rawvideo', '-'])
}
