import { describe, expect, it } from 'vitest'
import { skeletonAt } from '../figure/draw-actor.ts'
import { bike } from '../figure/props/bike-measures.ts'
import { categories, type Move } from '../moves/move.ts'
import { moves, videosOf } from '../moves/moves.ts'
import { sceneOf } from '../render/loop-scene.ts'
import { framed } from './draw-picture.ts'
import { cardMarks, headIn } from './frame-figure.ts'
import { classCuts } from './picture-key.ts'
import { signatureOf } from './plan-picture.ts'
import { landingScenes } from './scenes.ts'

const numbered = landingScenes.map((_, number) => `landing/${number}`)
const coaches = categories.flatMap((category) => [`class/${signatureOf(category).video}/0`, `instructor/${category}`])
const work = moves.filter(({ part }) => part === 'work')

describe('clothes', () => {
  const looks = [...coaches, ...numbered]

  it.each(looks)('in %s look like neither skin nor background', (key) => {
    const { plan, actor } = framed(key)
    const { top, bottom, skin } = actor.person
    const { wall, floor } = plan.stage.palette
    for (const { colour } of [top, bottom]) {
      expect(difference(colour, skin), `${colour} on skin ${skin}`).toBeGreaterThanOrEqual(25)
      for (const behind of [wall, floor])
        expect(difference(colour, behind), `${colour} before ${behind}`).toBeGreaterThanOrEqual(12)
    }
  })
})

describe('a class’s picture', () => {
  it.each(work.map((move) => [move.id, move] as const))(
    "of %s has the head inside it, and not covered by a card's content",
    (_id, move) => {
      const [loop] = videosOf(move)
      for (let cut = 0; cut < classCuts; cut++) {
        const { camera, skeleton } = framed(`class/${loop?.video}/${cut}`)
        const { at, half } = headIn(camera, skeleton)
        const edges = { left: at[0] - half[0], right: at[0] + half[0], top: at[1] - half[1], bottom: at[1] + half[1] }
        expect(edges.left, `${cut}`).toBeGreaterThan(0)
        expect(edges.right, `${cut}`).toBeLessThan(1)
        expect(edges.bottom, `${cut}`).toBeLessThan(cardMarks.foot)
        const isUnderHeart = edges.right > cardMarks.heart[0] + 0.001 && edges.top < cardMarks.heart[1]
        expect(isUnderHeart, `${cut}`).toBe(false)
      }
    },
  )
})

describe('a move', () => {
  const jumps = new Set(['jumping-jack', 'squat-jump', 'burpee', 'rope-skip', 'high-knees', 'skater'])
  const isOnFeet = ({ id, framing }: Move) => (framing === 'standing' || framing === 'tall') && !jumps.has(id)

  it.each(moves.filter(isOnFeet).map((move) => [move.id, move] as const))(
    '%s keeps a foot on the floor',
    (_id, move) => {
      for (const { leftLeg, rightLeg } of skeletonsOf(move)) {
        const heights = [leftLeg, rightLeg].flatMap(({ ankle, foot }) => [
          ankle[1] - 0.075,
          ankle[1] + foot.y[1] * 0.125 - 0.05,
        ])
        // The ball of the foot or the heel; a sun salutation rolls over its toes.
        expect(Math.min(...heights)).toBeLessThan(move.id === 'sun-salute' ? 0.11 : 0.04)
      }
    },
  )

  it.each(moves.filter(({ framing }) => framing === 'bike').map((move) => [move.id, move] as const))(
    '%s has both hands on the handlebar',
    (_id, move) => {
      const { size } = sceneOf(move, null, 1280, 720).actor.stand
      for (const { leftArm, rightArm } of skeletonsOf(move)) {
        for (const { wrist } of [leftArm, rightArm]) {
          expect(wrist[1] / size - bike.handlebar[1]).toBeGreaterThan(0)
          expect(Math.hypot(wrist[1] / size - bike.handlebar[1], wrist[2] / size - bike.handlebar[2])).toBeLessThan(
            0.17,
          )
        }
      }
    },
  )
})

/** The joints at 48 times of a move, with the person facing along z. */
function skeletonsOf(move: Move) {
  const { actor } = sceneOf(move, null, 1280, 720)
  const ahead = { ...actor, stand: { ...actor.stand, yaw: 0 } }
  return Array.from({ length: 48 }, (_, index) => skeletonAt(ahead, (index / 48) * move.period))
}

/** CIE 1976 difference of two `#rrggbb` colours; 2.3 is just noticeable. */
function difference(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)))
}

/** CIE L*a*b* under D65, by the formulas of IEC 61966-2-1 and CIE 15. */
function lab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const cube = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : (841 / 108) * share + 4 / 29)
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
