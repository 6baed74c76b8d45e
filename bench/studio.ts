import { execFileSync } from 'node:child_process'
import { openAsBlob, readFileSync } from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ladderFor } from '@upbeat/rules/media/ladder'
import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { measureStudio } from '../scripts/measure-bundle.mjs'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { origin, startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'

/** How much is uploaded and encoded. The figures are meant for 10000, 1000 and 600; the defaults take two minutes. */
const uploadMegabytes = Number(process.env.STUDIO_UPLOAD_MB ?? 300)
const remuxMegabytes = Number(process.env.STUDIO_REMUX_MB ?? 100)
const encodedSeconds = Number(process.env.STUDIO_ENCODE_SECONDS ?? 20)

const dist = fileURLToPath(new URL('../apps/studio/dist', import.meta.url))
const ticksPerSecond = 100

/** Uploading and encoding: throughput, time to air, cost, and what members notice meanwhile. */
export async function studio(dataDir: string): Promise<Figure[]> {
  const clips = studioClips(dataDir)
  const moving = clips.moving(encodedSeconds)
  const large = join(dataDir, 'large.bin')
  await writeFile(large, '')
  await truncate(large, uploadMegabytes * 1e6)
  const server = await startServer(dataDir, { MEDIA_RESERVE_GB: '0' })
  try {
    const client = await signInToStudio()
    const figures = sizes()
    figures.push({
      name: '40 drafts for 40 files',
      result: await draftSeconds(client, 40),
      unit: 's',
      target: { atMost: 2 },
    })

    const remux = await client.upload(clips.repeated(moving, remuxMegabytes), 'remux.mp4')
    const onAir = await client.until(remux.tag, ({ isPlayable }) => isPlayable)
    await client.call('DELETE', `/classes/${remux.tag}`)
    await quiet(client, remux.tag)
    figures.push({
      name: `${remuxMegabytes} MB on air after the last byte`,
      result: onAir.seconds,
      unit: 's',
      target: { atMost: 60 },
    })

    const bare: number[] = []
    const tus: number[] = []
    // In turns, so that a machine that slows down slows both.
    for (let round = 0; round < 3; round += 1) {
      bare.push(await sendBare(large))
      tus.push((await client.upload(large, 'large.mp4')).seconds)
    }
    figures.push({
      name: `upload of ${uploadMegabytes} MB, share of a bare route`,
      result: median(bare) / median(tus),
      unit: '',
      target: { atLeast: 0.7 },
    })

    const idle = await requestsPerSecond()
    const memoryIdle = residentMegabytes(server.pid)
    const cpuBefore = childCpuSeconds(server.pid)
    const { tag } = await client.upload(moving, 'moving.mp4')
    const encoded = client.until(tag, ({ steps }) => steps.length > 1 && steps.every(({ state }) => state === 'done'))
    const during = await requestsPerSecond()
    await client.upload(large, 'beside.mp4')
    const memoryBusy = residentMegabytes(server.pid)
    const { video, seconds } = await encoded
    const cpu = childCpuSeconds(server.pid) - cpuBefore
    figures.push(
      {
        name: 'requests for a class during an encode, of idle',
        result: during / idle,
        unit: '',
        target: { atLeast: 0.8 },
      },
      {
        name: 'memory while uploading and encoding, above idle',
        result: memoryBusy - memoryIdle,
        unit: 'MB',
        target: { atMost: 100 },
      },
      {
        name: `ladder of ${encodedSeconds} s of 1080p30, of its length`,
        result: seconds / encodedSeconds,
        unit: '',
        target: { atMost: 1 },
      },
      {
        name: 'CPU of the ladder, of ffmpeg’s for the same',
        result: cpu / ffmpegCpuSeconds(moving, video.renditions, dataDir),
        unit: '',
        target: { atMost: 1.2 },
      },
    )

    const bits = async (file: string, name: string) => {
      const sent = await client.upload(file, name)
      await client.until(sent.tag, ({ steps }) => steps.length > 1 && steps.every(({ state }) => state === 'done'))
      const { classes } = await client.call<{ classes: { tag: string; renditions: number }[] }>('GET', '/storage')
      return classes.find((each) => each.tag === sent.tag)?.renditions ?? Number.NaN
    }
    const stillBits = await bits(clips.still(8, '1280x720'), 'still.mp4')
    const movingBits = await bits(clips.moving(8, '1280x720'), 'moving-small.mp4')
    figures.push({
      name: 'a still camera’s ladder, of a moving one’s bits',
      result: stillBits / movingBits,
      unit: '',
      target: { atMost: 0.6 },
    })
    return figures
  } finally {
    await server.stop()
  }
}

/** Seconds for the drafts of so many files that are dropped at once, six requests at a time as browsers send them. */
async function draftSeconds({ call }: Awaited<ReturnType<typeof signInToStudio>>, files: number) {
  const names = Array.from({ length: files }, (_, at) => `Class ${at}`)
  const started = performance.now()
  async function makeNext() {
    for (let name = names.shift(); name; name = names.shift()) await call('POST', '/classes', { name })
  }
  await Promise.all(Array.from({ length: 6 }, makeNext))
  return (performance.now() - started) / 1000
}

function sizes(): Figure[] {
  const { first, pages } = measureStudio(dist)
  const largest = Math.max(...Object.values(pages))
  return [
    { name: 'JavaScript of the studio’s first page', result: first / 1000, unit: 'KB', target: { atMost: 180 } },
    { name: 'JavaScript that its largest page adds', result: largest / 1000, unit: 'KB', target: { atMost: 60 } },
  ]
}

/** Seconds for the same bytes to a route that only writes them to a file. */
async function sendBare(file: string) {
  const body = await openAsBlob(file)
  const started = performance.now()
  const reply = await fetch(`${origin}/bare-file`, {
    method: 'PUT',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body,
  })
  if (!reply.ok) throw new Error(`The bare route answered ${reply.status}.`)
  return (performance.now() - started) / 1000
}

async function requestsPerSecond() {
  const url = `${origin}/api/v3/virtualclass/${await anyClass()}`
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers: Object.fromEntries(apiHeaders()),
    connections: 10,
    duration: 5,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`)
  return requests.average
}

/** Until nothing of a class is being encoded any more. */
function quiet({ until }: Awaited<ReturnType<typeof signInToStudio>>, tag: string) {
  return until(tag, ({ steps }) => steps.every(({ state }) => state !== 'running' && state !== 'waiting'))
}

function residentMegabytes(pid: number) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Of a process's children that have ended: each task of the encoder is one. */
function childCpuSeconds(pid: number | 'self') {
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

/** What the ffmpeg program takes for the same renditions and the sound, each in a run of its own as ours are. */
function ffmpegCpuSeconds(source: string, renditions: readonly string[], folder: string) {
  const before = childCpuSeconds('self')
  const rungs = ladderFor({ width: 1920, height: 1080, frameRate: { num: 30, den: 1 } })
  for (const { name, width, height, quality, maxRate, buffer } of rungs.filter((rung) =>
    renditions.includes(rung.name),
  )) {
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      source,
      '-an',
      '-vf',
      `scale=${width}:${height}:flags=bicubic`,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-profile:v',
      'high',
      '-crf',
      String(quality),
      '-maxrate',
      `${maxRate}k`,
      '-bufsize',
      `${buffer}k`,
      '-g',
      '60',
      '-keyint_min',
      '60',
      '-sc_threshold',
      '0',
      join(folder, `ffmpeg-${name}.mp4`),
    ])
  }
  const sound = [
    '-v',
    'error',
    '-y',
    '-i',
    source,
    '-vn',
    '-af',
    'loudnorm=I=-16:TP=-1.5',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
  ]
  execFileSync('ffmpeg', [...sound, '-ar', '48000', join(folder, 'ffmpeg-sound.mp4')])
  return childCpuSeconds('self') - before
}
