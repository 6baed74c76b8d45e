import type { Stream } from 'node-av/lib'
import { framesOf } from '../av/decode.ts'
import { type Graph, pictureGraph } from '../av/graph.ts'
import { originOf, type Source } from '../av/source.ts'
import { Refusal } from '../refusal.ts'

/** Two small grey pictures per second are enough to detect a black or frozen start. */
const looked = { seconds: 5, width: 64, height: 36, perSecond: 2 }
const blackBelow = 24
/** Mean difference between two pictures, out of 255. */
const stillBelow = 0.4

/**
 * Decodes the first seconds.
 *
 * @throws Refusal `corrupt` if nothing can be decoded.
 */
export function lookAtStart(source: Source, video: Stream): { isBlack: boolean; isFrozen: boolean; flags: number } {
  const pictures: Buffer[] = []
  let flags = 0
  let graph: Graph | undefined
  const { num, den } = video.timeBase
  const chain = `fps=${looked.perSecond},scale=${looked.width}:${looked.height},format=gray`
  for (const frame of framesOf(source, video, originOf(video), 0)) {
    if ((Number(frame.pts) * num) / den > looked.seconds) break
    flags |= frame.flags
    graph ??= pictureGraph(chain, frame, video.timeBase)
    for (const small of graph.through(frame)) pictures.push(Buffer.from(small.toBuffer()))
  }
  graph?.close()
  if (!graph) throw new Refusal('corrupt')
  const means = pictures.map((picture) => mean(picture))
  const changes = pictures.slice(1).map((picture, at) => difference(picture, pictures[at] ?? picture))
  return {
    isBlack: pictures.length > 0 && means.every((each) => each < blackBelow),
    isFrozen: changes.length >= 4 && changes.every((each) => each < stillBelow),
    flags,
  }
}

function mean(picture: Buffer) {
  return picture.reduce((total, each) => total + each, 0) / picture.length
}

function difference(a: Buffer, b: Buffer) {
  return a.reduce((total, each, at) => total + Math.abs(each - (b[at] ?? 0)), 0) / a.length
}
