import type { Move } from '../moves/move.ts'
import { change, level, near, reach, stand, swing } from '../moves/stances.ts'

const tall = change(stand, { head: { ...level, yaw: -10, pitch: -2 } })

/** How people stand to have their picture taken. */
export const portraitPoses: readonly Move[] = [
  still(change(tall, { arms: near(0.2, -0.44, 0.05, [1, -0.1, -0.3], [-0.7, -0.4, 0.5]) }), 20),
  still(
    change(tall, {
      spine: { roll: 3 },
      leftArm: near(-0.07, -0.2, 0.17, [1, -0.7, 0.2]),
      rightArm: near(0.05, -0.23, 0.2, [-1, -0.7, 0.2]),
    }),
    16,
  ),
  still(change(tall, { head: { roll: 4 }, arms: swing([2, 14], [14, 6]) }), 26),
  still(
    change(tall, {
      head: { roll: -5 },
      leftArm: reach(0.24, 0.86, 0.06, [1, 0, -0.4], [-0.6, -0.4, 0.6]),
      rightArm: swing([-4, 12], [12, 6]),
    }),
    22,
  ),
]

function still(pose: Move['keys'][number]['pose'], yaw: number): Move {
  return {
    id: 'portrait',
    category: '1010',
    name: 'Portrait',
    coaching: '',
    part: 'rest',
    period: 8,
    keys: [{ at: 0, pose }],
    yaw,
    framing: 'standing',
    grip: 'relaxed',
    telling: 0,
  }
}
