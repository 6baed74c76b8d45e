import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../node_modules/.cache/clips/', import.meta.url))

/** The system's ffmpeg makes the videos that are uploaded; tests that need one are skipped without it. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** A small video with sound, as a phone records it; made once for all runs. */
export function makeClip(seconds = 6): string {
  const file = `${folder}e2e-${seconds}.mp4`
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const aside = `${folder}e2e-${seconds}.${process.pid}.mp4`
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=320x180:r=30:d=${seconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=f=440:r=48000:d=${seconds}`]
  const codecs = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '60', '-c:a', 'aac']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...codecs, '-shortest', aside])
  try {
    linkSync(aside, file)
  } catch (error) {
    // Another worker was first. Its browser may be uploading the file already, and refuses one that is replaced.
    if (!existsSync(file)) throw error
  }
  rmSync(aside)
  return file
}
