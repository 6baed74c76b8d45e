import { join } from 'node:path'
import { timescaleOf } from '@upbeat/rules/media/ladder'
import type { Stream } from 'node-av/lib'
import type { SourceFacts, StoredRendition } from '../modules/intake/encoding/encoder-port.ts'
import { asMp4Stores } from './av/as-mp4-stores.ts'
import { openFragments } from './av/fragments.ts'
import { openSource, originOf, type Source } from './av/source.ts'
import { describeSegments } from './describe-rendition.ts'
import { readFragments } from './read-fragments.ts'

type Report = (progress: number) => Promise<void>

/**
 * Copies H.264 and AAC without re-encoding: as fast as the disk and without loss. Its segments start at the source's
 * keyframes, so players can't switch between this rendition and others. It is used until the encoded ones exist.
 */
export async function remux(
  file: string,
  facts: SourceFacts,
  folder: string,
  report: Report,
): Promise<StoredRendition[]> {
  const source = openSource(file, facts.seekTable)
  try {
    const { streams } = source.format
    const video = streams[facts.video.stream]
    const sound = facts.audio ? streams[facts.audio.stream] : undefined
    if (!video) throw new Error('The picture has gone')
    const start = (Number(originOf(video)) * video.timeBase.num) / video.timeBase.den
    const picture = await copy(source, video, start, join(folder, 'source.mp4'), facts, (done) => report(done * 0.9))
    const { width, height, frameRate } = facts.video
    const renditions: StoredRendition[] = [
      {
        ...picture,
        name: 'source',
        kind: 'video',
        file: 'source.mp4',
        width,
        height,
        frameRate: frameRate.num / frameRate.den,
      },
    ]
    if (sound && facts.audio?.canRemux) {
      const copied = await copy(source, sound, start, join(folder, 'sourcesound.mp4'), facts, (done) =>
        report(0.9 + done / 10),
      )
      const { channels, sampleRate } = sound.codecpar
      renditions.push({ ...copied, name: 'audio', kind: 'audio', file: 'sourcesound.mp4', channels, sampleRate })
    }
    return renditions
  } finally {
    source.close()
  }
}

async function copy(source: Source, stream: Stream, start: number, file: string, facts: SourceFacts, report: Report) {
  const { timeBase } = stream
  const isPicture = stream.index === facts.video.stream
  const { parameters, packets } = asMp4Stores(source, stream, start)
  const writer = openFragments(
    file,
    { from: parameters, timeBase, timescale: timescaleOf(facts.video.frameRate) },
    isPicture ? { atLeast: 3.5 } : { about: 4 },
  )
  const origin = BigInt(Math.round((start * timeBase.den) / timeBase.num))
  const end = (facts.durationSecond * timeBase.den) / timeBase.num
  let read = 0
  for (const packet of packets(start)) {
    packet.pts -= origin
    packet.dts -= origin
    // Skips sound from before the first frame, including the encoder's priming samples.
    if (!isPicture && packet.pts + packet.duration / 2n < 0n) continue
    if (!isPicture && Number(packet.pts) >= end) continue
    const at = Number(packet.pts)
    packet.rescaleTs(timeBase, writer.timeBase)
    writer.write(packet)
    if (++read % 2000 === 0) await report(Math.min(1, at / end))
  }
  writer.close()
  return { ...describeSegments(readFragments(file)), codecs: parameters.getCodecString() ?? '' }
}
