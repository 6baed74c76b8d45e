import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Figure, median } from './figure.ts'
import { sendFile } from './send-file.ts'
import { origin } from './server.ts'
import type { StudioClient } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'

const uploadMegabytes = Number(process.env.STUDIO_UPLOAD_MB ?? 300)
const remuxMegabytes = Number(process.env.STUDIO_REMUX_MB ?? 100)

/** Seconds until 40 dropped files have drafts, with six concurrent requests like browsers. */
export async function studioDrafts(dataDir: string): Promise<Figure[]> {
  return withStudio(dataDir, async ({ call }) => {
    const names = Array.from({ length: 40 }, (_, at) => `Class ${at}`)
    const started = performance.now()
    async function makeNext() {
      for (let name = names.shift(); name; name = names.shift()) await call('POST', '/classes', { name })
    }
    await Promise.all(Array.from({ length: 6 }, makeNext))
    const result = (performance.now() - started) / 1000
    return [{ name: '40 drafts for 40 files', result, unit: 's', target: { atMost: 2 } }]
  })
}

/** Time until a file that needs no encoding is playable. */
export async function studioRemux(dataDir: string): Promise<Figure[]> {
  const clips = studioClips(dataDir)
  const file = clips.repeated(clips.moving(20), remuxMegabytes)
  return withStudio(dataDir, async (client) => {
    const { tag } = await client.upload(file, 'remux.mp4')
    const { seconds } = await client.until(tag, ({ isPlayable }) => isPlayable)
    await discard(client, tag)
    const name = `${remuxMegabytes} MB on air after the last byte`
    return [{ name, result: seconds, unit: 's', target: { atMost: 60 } }]
  })
}

/** Upload throughput relative to a route that only writes the same bytes to a file. */
export async function studioUpload(dataDir: string): Promise<Figure[]> {
  const large = await sparseFile(dataDir, uploadMegabytes)
  return withStudio(dataDir, async (client) => {
    const bare: number[] = []
    const tus: number[] = []
    // Alternating, so that a slower machine slows both.
    for (let round = 0; round < 3; round += 1) {
      bare.push(await sendFile(`${origin}/bare-file`, 'PUT', large, {}))
      tus.push((await client.upload(large, 'large.mp4')).seconds)
    }
    const name = `upload of ${uploadMegabytes} MB, share of a bare route`
    return [{ name, result: median(bare) / median(tus), unit: '', target: { atLeast: 0.7 } }]
  })
}

/** A sparse file of zeros; the server rejects it once uploaded. */
export async function sparseFile(folder: string, megabytes: number) {
  const file = join(folder, `sparse-${megabytes}.bin`)
  await writeFile(file, '')
  await truncate(file, megabytes * 1e6)
  return file
}

/** Deletes a class and waits until its encoding has stopped. */
async function discard({ call, until }: StudioClient, tag: string) {
  await call('DELETE', `/classes/${tag}`)
  await until(tag, ({ steps }) => steps.every(({ state }) => state !== 'running' && state !== 'waiting'))
}
