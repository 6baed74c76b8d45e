import { usualRate } from '@upbeat/rules/media/ladder'
import { expect, it } from 'vitest'
import type { PacketTimes } from '../av/packet-time.ts'
import { frameRhythm } from './frame-rhythm.ts'

/** Packet times, in milliseconds, of consecutive sections of `seconds` at `rate`. */
function recorded(...parts: [seconds: number, rate: number][]): PacketTimes[] {
  let begin = 0
  return parts.flatMap(([seconds, rate]) => {
    const from = begin
    begin += seconds
    return Array.from({ length: Math.round(seconds * rate) }, (_, at) => shownAt(Math.round((from + at / rate) * 1000)))
  })
}
function shownAt(shown: number): PacketTimes {
  return { shown, decoded: null, duration: 0 }
}

const cases: [string, PacketTimes[], number, boolean][] = [
  ['25 a second', recorded([8, 25]), 25, false],
  ['59.94 a second in milliseconds', recorded([60, 59.94]), 59.94, false],
  ['60 a second in milliseconds', recorded([60, 60]), 60, false],
  ['a still recording, then 30 a second', recorded([8, 2], [8, 30]), 30, true],
  ['25 a second with a pause of 7 s', [...recorded([6, 25]), ...recorded([13, 0], [6, 25])], 25, false],
  ['10 a second, then twice as long 30', recorded([4, 10], [8, 30]), 30, true],
  ['240 a second', recorded([5, 240]), 60, false],
]
it.each(cases)('TAKE-07 the frame rate of %s is the usual one', (_name, times, rate, isVariable) => {
  const rhythm = frameRhythm([times])
  const { num, den } = usualRate(1000 / (rhythm?.ticks ?? 0))
  expect(num / den).toBeCloseTo(rate, 2)
  expect(rhythm?.isVariable).toBe(isVariable)
})

it('uses decode times if some frames have no display time', () => {
  const times = recorded([2, 25]).map(({ shown }, at) => ({
    shown: at % 3 === 0 ? (shown ?? 0) + 80 : null,
    decoded: shown,
    duration: 40,
  }))
  expect(frameRhythm([times])).toEqual({ ticks: 40, isVariable: false })
  expect(frameRhythm([[], [shownAt(0)]])).toBeNull()
})
