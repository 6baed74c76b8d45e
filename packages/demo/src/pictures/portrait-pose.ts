import type { Turn } from '../figure/frame.ts'
import type { Category, Move } from '../moves/move.ts'
import { change, level, near, stand, swing } from '../moves/stances.ts'

/** A coach's pose in their portrait. `expressionAt` defines the smiles. */
type Portrait = {
  smile: 'laugh' | 'smile' | 'warm'
  arms: keyof typeof arms
  /** `right` mirrors the pose. */
  side: 'left' | 'right'
  /** Degrees by which the body turns from the viewer. */
  turn: number
  head: Partial<Turn>
}

const arms = {
  hips: near(0.2, -0.44, 0.05, [1, -0.1, -0.3], [-0.7, -0.4, 0.5]),
  down: swing([2, 9], [14, 4]),
  behind: near(0.1, -0.46, -0.14, [1, -0.2, -0.4]),
}

const portraits: Readonly<Record<Category, Portrait>> = {
  '1001': { smile: 'laugh', arms: 'hips', side: 'left', turn: 20, head: { yaw: -10, pitch: -2 } },
  '1002': { smile: 'warm', arms: 'down', side: 'right', turn: 26, head: { yaw: -16, pitch: 1, roll: 5 } },
  '1003': { smile: 'warm', arms: 'behind', side: 'left', turn: 30, head: { yaw: -20, pitch: -4 } },
  '1004': { smile: 'laugh', arms: 'hips', side: 'right', turn: 24, head: { yaw: -12, pitch: -3, roll: -6 } },
  '1005': { smile: 'smile', arms: 'behind', side: 'right', turn: 18, head: { yaw: -8, roll: 3 } },
  '1006': { smile: 'warm', arms: 'down', side: 'left', turn: 14, head: { yaw: -8, pitch: 2, roll: -3 } },
  '1007': { smile: 'warm', arms: 'down', side: 'left', turn: 22, head: { yaw: -12, pitch: 1, roll: -5 } },
  '1008': { smile: 'smile', arms: 'hips', side: 'right', turn: 28, head: { yaw: -16, pitch: -2 } },
  '1009': { smile: 'warm', arms: 'behind', side: 'right', turn: 16, head: { yaw: -8, pitch: 1, roll: 4 } },
  '1010': { smile: 'laugh', arms: 'down', side: 'left', turn: 26, head: { yaw: -14, pitch: -2, roll: 4 } },
}

/** The pose of a category's coach in their portrait, as a move, and its side. */
export function portraitOf(category: Category): { move: Move; side: Portrait['side'] } {
  const { smile, side, turn, head, ...more } = portraits[category]
  const pose = change(stand, { head: { ...level, ...head }, arms: arms[more.arms] })
  return {
    side,
    move: {
      id: `portrait-${smile}`,
      category,
      name: 'Portrait',
      coaching: '',
      part: 'rest',
      period: 8,
      keys: [{ at: 0, pose }],
      yaw: turn,
      framing: 'standing',
      grip: 'relaxed',
      telling: 0,
    },
  }
}
