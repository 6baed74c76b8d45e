import { describe, expect, it } from 'vitest'
import { makeBrush } from '../figure/brush.ts'
import { moves, videosOf } from '../moves/moves.ts'
import { focusOf, framed } from '../pictures/draw-picture.ts'
import { acrossPicture, downPicture } from '../pictures/frame-figure.ts'
import { drawMotion } from './motion.ts'
import { posterClubs, posterLooks, toned } from './poster-look.ts'

const loops = moves.filter(({ part }) => part === 'work').flatMap((move) => videosOf(move).map(({ video }) => video))
/** A banner at 1920 pixels, the flattest: 30 rem high. */
const flattest = 1920 / 480
const margin = 0.08

function extentOf(key: string) {
  const { camera, actor, skeleton } = framed(key)
  const [left, right] = acrossPicture(camera, actor, skeleton)
  const [top, bottom] = downPicture(camera, actor, skeleton)
  return { left, right, top, bottom }
}

describe.each(loops)('a poster of %s', (loop) => {
  it('shows the whole person in less than half of a hero, within its margins', () => {
    const { left, right, top, bottom } = extentOf(`hero/pulse/${loop}`)
    expect(bottom - top).toBeLessThanOrEqual(0.46)
    expect(Math.min(left, 1 - right, top, 1 - bottom)).toBeGreaterThanOrEqual(margin)
  })

  it('shows the whole person in the flattest banner', () => {
    const key = `banner/pulse/${loop}`
    const { left, right, top, bottom } = extentOf(key)
    expect(Math.min(left, 1 - right)).toBeGreaterThanOrEqual(margin)
    const seen = 21 / 9 / flattest
    const from = (1 - seen) * (focusOf(key).y / 100)
    expect(top).toBeGreaterThanOrEqual(from + margin * seen * 0.5)
    expect(bottom).toBeLessThanOrEqual(from + seen - margin * seen * 0.5)
  })
})

describe('the move in a poster', () => {
  const traceOf = (key: string) => {
    const { plan, camera, actor } = framed(key)
    return drawMotion(makeBrush(camera), actor, plan.at, '#ffffff')
  }

  it('leaves up to three ghosts and an arc', () => {
    const trace = traceOf('hero/pulse/jumping-jack')
    expect(trace.match(/<path/g)).toHaveLength(4)
    expect(trace).not.toMatch(/NaN|undefined/)
  })

  it('leaves nothing where a pose is held', () => {
    expect(traceOf('hero/mono/tree-left')).toBe('')
  })
})

describe.each(posterClubs)('the tones of %s', (club) => {
  it('keep the order of skins and hair, and are few', () => {
    const look = posterLooks[club]
    const { actor } = framed(`hero/${club}/burpee`)
    const person = (skin: string) => toned({ ...actor.person, skin }, look).skin
    expect(person('#4a2d20')).not.toBe(person('#f2cbb0'))
    expect(person('#f2cbb0')).toBe(look.skin[1])
  })
})
