import { describe, expect, it } from 'vitest'
import { broadcastPlaylist } from './broadcast-playlist.ts'
import { resumeBroadcast } from './resume-broadcast.ts'

const startsAt = Date.parse('2026-11-20T18:00:00Z')
const minute = 60_000
/** `count` segments of two seconds. */
const segments = (count: number) =>
  Array.from({ length: count }, (_, number) => `#EXTINF:2.000,\n${number}.ts\n`).join('')

/** The first segment shown of a class whose encoder sent `before` segments from `publishedAt` on, and reconnected at `now`. */
function firstShown(publishedAt: number, before: number, now: number) {
  const from = resumeBroadcast({ publishedAt, receivedSeconds: before * 2, startsAt, now })
  const received = segments(before + 600)
  const playlist = broadcastPlaylist({ received, publishedAt: from, startsAt, hasEnded: false })
  return Number(/^broadcast\/(\d+)\.ts$/m.exec(playlist ?? '')?.[1])
}

describe('a broadcast whose encoder reconnects', () => {
  it.each([
    ['long before the class shows it from its beginning', startsAt - 20 * minute, 30, startsAt - 2 * minute, 90],
    ['as the class begins shows all that comes', startsAt - 20 * minute, 30, startsAt, 30],
    ['when the class has begun shows all that comes', startsAt - 20 * minute, 30, startsAt + minute, 30],
    ['without having sent anything shows all that comes', startsAt - minute, 0, startsAt + minute, 0],
    ['at once goes on where it was', startsAt - 4 * minute, 60, startsAt - 2 * minute, 120],
    ['in the midst of the class changes nothing', startsAt - minute, 60, startsAt + 5 * minute, 30],
  ])('%s', (_, publishedAt, before, now, expected) => {
    expect(firstShown(publishedAt, before, now)).toBe(expected)
  })
})
