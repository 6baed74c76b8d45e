import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { likenessOf } from '../apps/server/src/testing/clip.ts'
import { type Figure, Skipped } from './figure.ts'
import { isPrepared, type StudioClient } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'

/** A static camera relative to a moving one: the size of the whole ladder, at no lower quality. */
export async function studioStill(dataDir: string): Promise<Figure[]> {
  const clips = studioClips(dataDir)
  const size = '1280x720'
  return withStudio(dataDir, async (client) => {
    const still = await encoded(client, clips.still(8, size), dataDir)
    const moving = await encoded(client, clips.moving(8, size), dataDir)
    const name = 'a still camera’s ladder, of a moving one’s bits'
    const likeness = 'SSIM of the still one, less the moving one’s'
    return [
      { name, result: still.bytes / moving.bytes, unit: '', target: { atMost: 0.6 } },
      // A difference below 0.01 is invisible.
      { name: likeness, result: still.likeness - moving.likeness, unit: '', target: { atLeast: -0.01 } },
    ]
  })
}

/** The ladder's bytes, and the mean similarity of its renditions to the source, each compared at the source's size. */
async function encoded({ upload, until }: StudioClient, source: string, dataDir: string) {
  const { tag } = await upload(source, 'clip.mp4')
  const { video } = await until(tag, isPrepared)
  const files = video.renditions
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fileOf(dataDir, join(encodeURIComponent(tag), '1', `${name}.mp4`)))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const likeness = files.reduce((sum, file) => sum + likenessOf(file, source), 0) / files.length
  if (Number.isNaN(likeness)) throw new Skipped('the system’s ffmpeg has no ssim filter')
  return { bytes, likeness }
}

function fileOf(folder: string, ending: string) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(ending))
  if (!found) throw new Error(`There is no ${ending}.`)
  return join(folder, found)
}
