import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readSegment } from '../modules/broadcast/store/read-fragment.ts'
import { openTrack } from './track-writer.ts'

/** Stereo at 48 kHz. */
const sound = { kind: 'audio', codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2 } as const
const description = Buffer.from([0x11, 0x90])
const duration = 1024 / 48_000

/** Writes packets of sound; `onMinute` is called after each minute of them. */
async function writeMinutes(minutes: number, onMinute: (minute: number) => void) {
  const inits: Buffer[] = []
  const segments: Buffer[] = []
  const track = await openTrack(
    { ...sound, description },
    {
      onInit: (bytes) => inits.push(bytes),
      onSegment: (bytes) => segments.push(bytes),
    },
  )
  let minute = 1
  for (let shownAt = 0; shownAt < minutes * 60; shownAt += duration) {
    if (shownAt >= minute * 60) onMinute(minute++)
    await track.write({ data: Buffer.alloc(8, minute), isKey: true, shownAt, duration })
  }
  await track.close()
  return { inits, segments }
}

it('writes one track whose segments follow each other without a gap, however long it is', async () => {
  const { inits, segments } = await writeMinutes(3, () => undefined)
  expect(inits).toHaveLength(1)
  expect(segments.map((bytes) => bytes.readUInt32BE(20))).toEqual(segments.map((_, index) => index + 1))
  let end = 0
  for (const bytes of segments) {
    const facts = await readSegment(inits[0] ?? Buffer.alloc(0), bytes)
    expect(facts.start).toBeCloseTo(end, 3)
    end = facts.start + facts.duration
  }
  expect(segments.length).toBeGreaterThan(90)
  expect(end).toBeCloseTo(180, 1)
})

it('needs as much memory after twelve minutes as after two', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = new Map<number, number>()
  await writeMinutes(13, (minute) => {
    if (minute !== 2 && minute !== 12) return
    collect()
    used.set(minute, process.memoryUsage().heapUsed)
  })
  const grown = (used.get(12) ?? Number.POSITIVE_INFINITY) - (used.get(2) ?? 0)
  // An entry per packet would be about 6 MB.
  expect(grown).toBeLessThan(2_000_000)
})
