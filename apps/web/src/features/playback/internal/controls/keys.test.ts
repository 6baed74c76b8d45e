import { describe, expect, it } from 'vitest'
import { formatTime } from '../../format-time.ts'
import { shortcutOf } from './shortcuts.ts'
import { moveStart } from './use-player-keys.ts'

const key = (name: string, change = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...change })

describe('keys of the player', () => {
  it.each([
    [' ', 'togglePlay'],
    ['K', 'togglePlay'],
    ['m', 'toggleMute'],
    ['f', 'toggleFullScreen'],
    ['c', 'toggleCaptions'],
    ['?', 'toggleHelp'],
    ['Escape', 'leave'],
    ['x', undefined],
  ])('%j does %s', (name, expected) => {
    expect(shortcutOf(key(name))?.do).toBe(expected)
  })

  it("leave the browser's shortcuts alone", () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(shortcutOf(key('c', { [modifier]: true }))).toBeNull()
  })

  it('skip left to right in every language', () => {
    expect(shortcutOf(key('ArrowLeft'))).toEqual({ do: 'skip', seconds: -10 })
    expect(shortcutOf(key('ArrowRight'))).toEqual({ do: 'skip', seconds: 10 })
  })
})

describe('the start of a move', () => {
  const blocks = [0, 40, 80].map((start) => ({
    start,
    end: start + 40,
    move: 'squat',
    side: null,
    round: 1,
    rounds: 1,
    kind: 'work' as const,
    focus: null,
  }))
  it.each([
    [45, 1, 80],
    [41, -1, 0],
    [60, -1, 40],
    [100, 1, undefined],
    [1, -1, undefined],
    [200, 1, undefined],
  ] as const)('from %i s by %i is %s', (time, step, expected) => {
    expect(moveStart(blocks, time, step)).toBe(expected)
  })
})

describe('a time', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [750, '12:30'],
    [3845, '1:04:05'],
    [-1, '0:00'],
    [Number.NaN, '–:––'],
    [Number.POSITIVE_INFINITY, '–:––'],
  ])('of %d s is formatted as %s', (seconds, expected) => {
    expect(formatTime(seconds)).toBe(expected)
  })
})
