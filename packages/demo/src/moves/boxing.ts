import type { Arm } from '../figure/pose.ts'
import { alternate } from './alternate.ts'
import type { Key, Move } from './move.ts'
import { change, guard, lift, near, type PoseChange, plant, reach, stand, swing } from './stances.ts'

const leftUp: Arm = reach(0.15, 1.33, 0.36, [0.5, -1, 0.1])
const rightUp: Arm = reach(-0.06, 1.32, 0.27, [-0.6, -1, 0])
const ready = change(guard, { leftArm: leftUp, rightArm: rightUp })
const dip = change(ready, { pelvis: { y: 0.84 }, spine: { pitch: 10 } })
const cross: PoseChange = {
  pelvis: { y: 0.85, yaw: 26, z: 0.06, pitch: 6 },
  spine: { pitch: 6, yaw: 26, roll: -4 },
  head: { yaw: -48, pitch: 2 },
  rightArm: reach(-0.02, 1.38, 0.82, [-0.6, -0.8, 0]),
  leftArm: reach(0.12, 1.34, 0.3, [0.6, -1, 0]),
  rightLeg: plant(-0.16, -0.22, { out: 4, heel: 48 }),
}
const jab: PoseChange = {
  pelvis: { y: 0.85, yaw: -36, z: 0.05 },
  spine: { pitch: 6, yaw: -22 },
  head: { yaw: 52, pitch: 4 },
  leftArm: reach(0.04, 1.38, 0.86, [0.6, -0.8, 0]),
}

export const boxing: readonly Move[] = [
  box('jab-cross', 'Jab, cross', 'Snap the jab, turn the back hip into the cross, hands straight home.', 2, 0.3, [
    { at: 0, pose: ready },
    { at: 0.26, pose: change(ready, jab), ease: 'snap' },
    { at: 0.36, pose: change(ready, jab), ease: 'steady' },
    {
      at: 0.62,
      pose: change(ready, { pelvis: { yaw: -30 }, rightArm: reach(-0.1, 1.3, 0.22, [-0.6, -1, 0]) }),
      ease: 'push',
    },
    { at: 0.9, pose: change(ready, cross), ease: 'snap' },
    { at: 1.02, pose: change(ready, cross), ease: 'steady' },
    { at: 1.35, pose: ready, ease: 'push' },
    { at: 1.65, pose: dip },
  ]),
  box('hook', 'Hooks', 'Elbow at shoulder height, swing from the hips, pivot the foot.', 2, 0.4, [
    { at: 0, pose: ready },
    { at: 0.18, pose: change(dip, { spine: { yaw: 14 }, pelvis: { yaw: -14 } }) },
    {
      at: 0.42,
      pose: change(ready, {
        pelvis: { y: 0.85, yaw: -52 },
        spine: { yaw: -26, pitch: 6 },
        head: { yaw: 70 },
        leftArm: reach(-0.02, 1.36, 0.46, [1, 0.12, 0.2]),
        leftLeg: plant(0.12, 0.2, { out: -30, heel: 36 }),
      }),
      ease: 'snap',
    },
    {
      at: 0.58,
      pose: change(ready, {
        pelvis: { y: 0.85, yaw: -52 },
        spine: { yaw: -26, pitch: 6 },
        head: { yaw: 70 },
        leftArm: reach(-0.04, 1.36, 0.44, [1, 0.12, 0.2]),
        leftLeg: plant(0.12, 0.2, { out: -30, heel: 36 }),
      }),
    },
    { at: 0.95, pose: ready },
    { at: 1.12, pose: change(dip, { spine: { yaw: -18 } }) },
    {
      at: 1.38,
      pose: change(ready, {
        ...cross,
        pelvis: { y: 0.85, yaw: 34 },
        rightArm: reach(0.06, 1.36, 0.48, [-1, 0.12, 0.2]),
      }),
      ease: 'snap',
    },
    {
      at: 1.54,
      pose: change(ready, {
        ...cross,
        pelvis: { y: 0.85, yaw: 34 },
        rightArm: reach(0.08, 1.36, 0.46, [-1, 0.12, 0.2]),
      }),
    },
  ]),
  box('uppercut', 'Uppercuts', 'Bend the knees, then drive up from the floor through the fist.', 2, 0.55, [
    { at: 0, pose: ready },
    {
      at: 0.3,
      pose: change(dip, {
        pelvis: { y: 0.76, yaw: -40 },
        spine: { pitch: 14, yaw: -16, roll: -8 },
        rightArm: reach(-0.22, 1.02, 0.2, [-0.4, -0.6, -1]),
      }),
    },
    {
      at: 0.55,
      pose: change(ready, {
        ...cross,
        pelvis: { y: 0.88, yaw: 24 },
        spine: { pitch: 0, yaw: 26 },
        rightArm: reach(-0.02, 1.5, 0.42, [-0.3, -1, 0]),
      }),
      ease: 'snap',
    },
    {
      at: 0.68,
      pose: change(ready, {
        ...cross,
        pelvis: { y: 0.88, yaw: 24 },
        spine: { pitch: 0, yaw: 26 },
        rightArm: reach(-0.02, 1.5, 0.4, [-0.3, -1, 0]),
      }),
    },
    { at: 1, pose: ready },
    {
      at: 1.28,
      pose: change(dip, {
        pelvis: { y: 0.77, yaw: -8 },
        spine: { pitch: 14, yaw: 20, roll: 8 },
        head: { yaw: -6 },
        leftArm: reach(0.24, 1.02, 0.3, [0.4, -0.6, -1]),
      }),
    },
    {
      at: 1.52,
      pose: change(ready, {
        pelvis: { y: 0.88, yaw: -42 },
        spine: { pitch: 0, yaw: -24 },
        head: { yaw: 62 },
        leftArm: reach(0.06, 1.5, 0.5, [0.3, -1, 0]),
      }),
      ease: 'snap',
    },
    {
      at: 1.66,
      pose: change(ready, {
        pelvis: { y: 0.88, yaw: -42 },
        spine: { pitch: 0, yaw: -24 },
        head: { yaw: 62 },
        leftArm: reach(0.06, 1.5, 0.48, [0.3, -1, 0]),
      }),
    },
  ]),
  box(
    'slip',
    'Slip and weave',
    'Move the head off the line: bend the knees, not the back.',
    2,
    0.5,
    [
      {
        at: 0,
        pose: change(ready, {
          leftArm: near(0.1, 0.06, 0.28, [0.6, -1, 0]),
          rightArm: near(-0.1, 0.04, 0.22, [-0.6, -1, 0]),
        }),
      },
      {
        at: 0.5,
        pose: change(ready, {
          pelvis: { y: 0.72, x: 0.12, pitch: 12, roll: 6 },
          spine: { pitch: 16, roll: 12, yaw: -6 },
          head: { roll: -12 },
          leftArm: near(0.1, 0.06, 0.28, [0.6, -1, 0]),
          rightArm: near(-0.1, 0.04, 0.22, [-0.6, -1, 0]),
        }),
        ease: 'glide',
      },
      {
        at: 1,
        pose: change(ready, {
          pelvis: { y: 0.86 },
          leftArm: near(0.1, 0.06, 0.28, [0.6, -1, 0]),
          rightArm: near(-0.1, 0.04, 0.22, [-0.6, -1, 0]),
        }),
      },
      {
        at: 1.5,
        pose: change(ready, {
          pelvis: { y: 0.72, x: -0.12, pitch: 12, roll: -6 },
          spine: { pitch: 16, roll: -12, yaw: 4 },
          head: { roll: 12 },
          leftArm: near(0.1, 0.06, 0.28, [0.6, -1, 0]),
          rightArm: near(-0.1, 0.04, 0.22, [-0.6, -1, 0]),
        }),
        ease: 'glide',
      },
    ],
    0.07,
  ),
  box(
    'front-kick',
    'Front kick',
    'Knee up first, push through the heel, set it down with control.',
    4,
    1.0,
    kickKeys(),
  ),
  box(
    'boxer-bounce',
    'Boxer bounce',
    'Stay on your toes, hands up, shoulders loose.',
    1,
    0.25,
    [
      { at: 0, pose: change(ready, { pelvis: { y: 0.84 } }) },
      { at: 0.25, pose: bounced(0.03), ease: 'push' },
      { at: 0.5, pose: change(ready, { pelvis: { y: 0.84, x: -0.02 } }), ease: 'drop' },
      { at: 0.75, pose: bounced(-0.03), ease: 'push' },
    ],
    0.06,
    'warmup',
  ),
  box(
    'shake-out',
    'Shake it out',
    'Drop the hands, roll the shoulders, slow the breath.',
    4,
    0.6,
    alternate(
      [
        {
          at: 0,
          pose: change(stand, {
            legs: plant(0.15, 0, { out: 12 }),
            pelvis: { y: 0.905 },
            arms: swing([0, 14], [14, 8]),
          }),
        },
        {
          at: 0.7,
          pose: change(stand, {
            legs: plant(0.15, 0, { out: 12 }),
            pelvis: { y: 0.89, x: 0.06, roll: 4 },
            spine: { roll: -5, pitch: 3 },
            head: { roll: 8 },
            arms: swing([10, 20], [30, 12]),
          }),
        },
        {
          at: 1.4,
          pose: change(stand, {
            legs: plant(0.15, 0, { out: 12 }),
            pelvis: { y: 0.915 },
            spine: { pitch: -4 },
            arms: swing([-8, 18], [6, 12]),
          }),
        },
      ],
      2,
    ),
    0.12,
    'rest',
  ),
  box(
    'boxing-stretch',
    'Reach and fold',
    'Long arms up, then let the whole back hang.',
    8,
    1.4,
    [
      {
        at: 0,
        pose: change(stand, { legs: plant(0.16, 0, { out: 10 }), pelvis: { y: 0.915 }, arms: swing([0, 14], [14, 8]) }),
      },
      {
        at: 1.4,
        pose: change(stand, {
          legs: plant(0.16, 0, { out: 10 }),
          pelvis: { y: 0.92 },
          spine: { pitch: -8 },
          head: { pitch: -8 },
          arms: swing([80, 60], [84, 56]),
        }),
      },
      {
        at: 3.8,
        pose: change(stand, {
          legs: plant(0.16, 0, { out: 10 }),
          pelvis: { y: 0.86, z: -0.14, pitch: 84 },
          spine: { pitch: 30 },
          head: { pitch: 20 },
          arms: swing([84, 10], [88, 4]),
        }),
      },
      {
        at: 5.2,
        pose: change(stand, {
          legs: plant(0.16, 0, { out: 10 }),
          pelvis: { y: 0.86, z: -0.14, pitch: 88 },
          spine: { pitch: 34 },
          head: { pitch: 24 },
          arms: swing([88, 10], [92, 4]),
        }),
      },
    ],
    0.1,
    'cooldown',
  ),
]

function box(
  id: string,
  name: string,
  coaching: string,
  period: Move['period'],
  telling: number,
  keys: Key[],
  follow = 0,
  part: Move['part'] = 'work',
): Move {
  return {
    id,
    category: '1003',
    name,
    coaching,
    part,
    period,
    telling,
    keys,
    yaw: 36,
    framing: 'standing',
    grip: 'glove',
    follow,
    props: ['gloves'],
  }
}

function bounced(x: number): ReturnType<typeof change> {
  return change(ready, {
    pelvis: { y: 0.9, x },
    leftLeg: plant(0.12, 0.2, { out: -6, heel: 24, y: 0.025 }),
    rightLeg: plant(-0.16, -0.24, { out: 38, heel: 34, y: 0.025 }),
  })
}

function kickKeys(): Key[] {
  const chamber = change(ready, {
    pelvis: { y: 0.88, z: 0.1, x: 0.06, yaw: 6 },
    spine: { pitch: 6, yaw: -4 },
    head: { yaw: 0 },
    rightLeg: lift([96, 0], [6, 0], 0),
    leftLeg: plant(0.12, 0.2, { out: 12 }),
  })
  const kick = change(chamber, {
    pelvis: { y: 0.89, pitch: -14 },
    spine: { pitch: -4 },
    head: { pitch: 8 },
    rightLeg: lift([94, 0], [78, 0], -12),
  })
  const half: Key[] = [
    { at: 0, pose: ready },
    { at: 0.4, pose: dip },
    { at: 0.8, pose: chamber, ease: 'glide' },
    { at: 1.02, pose: kick, ease: 'snap' },
    { at: 1.14, pose: kick },
    { at: 1.4, pose: chamber, ease: 'push' },
  ]
  return [...half, ...half.map((key) => ({ ...key, at: key.at + 2 }))]
}
