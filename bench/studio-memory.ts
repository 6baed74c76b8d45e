import { type Figure, median, percentile } from './figure.ts'
import { residentMegabytes } from './processes.ts'
import { isPrepared } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'
import { sparseFile } from './studio-upload.ts'

const memoryMegabytes = Number(process.env.STUDIO_MEMORY_MB ?? 600)
const everyMs = 100
const idleMs = 3000

/** The server's own memory, without the encoder's processes, during an upload and an encode. */
export async function studioMemory(dataDir: string): Promise<Figure[]> {
  const large = await sparseFile(dataDir, memoryMegabytes)
  const video = studioClips(dataDir).moving(20)
  return withStudio(dataDir, async (client, { pid }) => {
    // A first upload loads code that stays loaded, so the baseline is a used server.
    await client.upload(await sparseFile(dataDir, 1), 'warm-up.mp4')
    const idle = await sampled(pid, new Promise((resolve) => setTimeout(resolve, idleMs)))
    const { tag } = await client.upload(video, 'moving.mp4')
    await client.until(tag, ({ steps }) => steps.some(({ step, state }) => step !== 'probe' && state === 'running'))
    const busy = await sampled(pid, client.upload(large, 'large.mp4'))
    await client.until(tag, isPrepared)
    const target = { atMost: 100 }
    const upload = `upload of ${memoryMegabytes} MB beside an encode`
    return [
      { name: `memory in an ${upload}, above idle`, result: median(busy) - median(idle), unit: 'MB', target },
      { name: 'the same, 95 % of the time', result: percentile(busy, 0.95) - median(idle), unit: 'MB', target },
    ]
  })
}

/** Samples resident megabytes until the work is done, at least once. */
async function sampled(pid: number, work: Promise<unknown>) {
  const samples = [residentMegabytes(pid)]
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), everyMs)
  await work.finally(() => clearInterval(timer))
  return samples
}
