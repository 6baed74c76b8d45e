import type { MediaIndex, Rendition, Segment, Track } from '@upbeat/rules/media/media-index'
import { avcCodec } from './boxes.ts'
import { frameRate, steps, videoTimescale } from './encode-loop.ts'
import { foldersIn, readMedia, sizeOf, writeMedia } from './media-folder.ts'

const audioFrame = 1024 / 48_000

/** Writes `index.json` from the files in the media folder. */
export async function writeIndex(): Promise<MediaIndex> {
  const videos: Record<string, Track> = {}
  for (const id of await foldersIn('video')) {
    const segments: Record<string, Segment[]> = {}
    for (const { name } of steps) segments[name] = await pair((part) => `video/${id}/${name}-${part}.m4s`, [4, 4])
    videos[id] = { duration: 8, segments }
  }
  const sounds: Record<string, Track> = {}
  for (const id of await foldersIn('sound')) {
    sounds[id] = {
      duration: 8,
      segments: { audio: await pair((part) => `sound/${id}/${part}.m4s`, [188 * audioFrame, 187 * audioFrame]) },
    }
  }
  const audioRate = peak(Object.values(sounds), 'audio')
  const renditions: Rendition[] = []
  for (const { name, width, height } of steps) {
    const tracks = Object.values(videos)
    // Video only: audio is a separate group, added by the playlist.
    const codecs = avcCodec(await readMedia(`init-${name}.mp4`))
    renditions.push({
      name,
      width,
      height,
      frameRate,
      bandwidth: peak(tracks, name),
      averageBandwidth: average(tracks, name),
      codecs,
    })
  }
  const index: MediaIndex = {
    renditions,
    audio: { bandwidth: audioRate, codecs: 'mp4a.40.2', channels: 2, sampleRate: 48_000 },
    timescale: { video: videoTimescale, audio: 48_000 },
    inits: Object.fromEntries(
      await Promise.all(
        [...steps.map(({ name }) => name), 'audio'].map(async (name) => [
          name,
          { file: `init-${name}.mp4`, bytes: await sizeOf(`init-${name}.mp4`) },
        ]),
      ),
    ),
    videos,
    sounds,
  }
  await writeMedia('index.json', `${JSON.stringify(index)}\n`)
  return index
}

async function pair(file: (part: number) => string, durations: readonly [number, number]): Promise<Segment[]> {
  return Promise.all(
    durations.map(async (duration, part) => ({ file: file(part), duration, bytes: await sizeOf(file(part)) })),
  )
}

function rates(tracks: Track[], rendition: string): number[] {
  return tracks.flatMap(({ segments }) =>
    (segments[rendition] ?? []).map(({ bytes, duration }) => (bytes * 8) / duration),
  )
}

function peak(tracks: Track[], rendition: string): number {
  return Math.ceil(Math.max(0, ...rates(tracks, rendition)))
}

function average(tracks: Track[], rendition: string): number {
  const all = rates(tracks, rendition)
  return Math.ceil(all.reduce((sum, rate) => sum + rate, 0) / Math.max(1, all.length))
}
