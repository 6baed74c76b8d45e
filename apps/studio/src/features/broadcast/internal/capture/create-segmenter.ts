import { segmentSecond } from './rendition.ts'

type Packet = { timestamp: number; duration: number; type: 'key' | 'delta' }

export type Cut<P extends Packet> = {
  index: number
  packets: P[]
  startSecond: number
  durationSecond: number
}

/** How far a rendition's keyframe may be from the leader's: each encoder takes its frames at its own times. */
const toleranceSecond = segmentSecond / 4

/**
 * Cuts the packets of several renditions into segments of the same times: at the leader's keyframes. So all renditions have the same number
 * of segments, however their frames fall.
 */
export function createSegmenter<Name extends string, P extends Packet>(
  leader: Name,
  others: readonly { name: Name; needsKey: boolean }[],
  onCut: (name: Name, cut: Cut<P>) => void,
) {
  /** Times of the leader's cuts; the n-th ends segment n. */
  const ends: number[] = []
  const tracks = new Map(
    [leader, ...others.map(({ name }) => name)].map((name) => [name, { packets: [] as P[], cuts: 0 }]),
  )

  function cut(name: Name, place: number): void {
    const track = tracks.get(name)
    const first = track?.packets[0]
    const next = track?.packets[place]
    if (!track || !first || !next) return
    const packets = track.packets.splice(0, place)
    const durationSecond = next.timestamp - first.timestamp
    onCut(name, { index: track.cuts++, packets, startSecond: first.timestamp, durationSecond })
  }

  function follow(name: Name, needsKey: boolean): void {
    const track = tracks.get(name)
    for (let end = track && ends[track.cuts]; track && end !== undefined; end = ends[track.cuts]) {
      const from = needsKey ? end - toleranceSecond : end
      const place = track.packets.findIndex(
        ({ timestamp, type }, at) => at > 0 && timestamp >= from && (!needsKey || type === 'key'),
      )
      if (place < 0) return
      cut(name, place)
    }
  }

  return {
    add(name: Name, packet: P): void {
      const track = tracks.get(name)
      if (!track) return
      track.packets.push(packet)
      const first = track.packets[0]
      if (name !== leader) {
        const other = others.find((each) => each.name === name)
        follow(name, other?.needsKey ?? false)
      } else if (first && packet.type === 'key' && packet.timestamp - first.timestamp > segmentSecond / 2) {
        ends.push(packet.timestamp)
        cut(name, track.packets.length - 1)
        for (const { name: other, needsKey } of others) follow(other, needsKey)
      }
    },

    /** Cuts what is left into a last segment per rendition. */
    finish(): void {
      for (const [name, track] of tracks) {
        const first = track.packets[0]
        const last = track.packets.at(-1)
        if (!first || !last) continue
        const durationSecond = last.timestamp + last.duration - first.timestamp
        onCut(name, {
          index: track.cuts++,
          packets: track.packets.splice(0),
          startSecond: first.timestamp,
          durationSecond,
        })
      }
    },
  }
}
