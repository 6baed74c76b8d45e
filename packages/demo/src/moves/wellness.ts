import { mirrorLimb } from '../figure/pose.ts'
import type { Move } from './move.ts'
import { change, crossLegged, plant, reach, stand, supine, swing } from './stances.ts'

const rooted = change(stand, { legs: plant(0.16, 0, { out: 10 }), pelvis: { y: 0.9 } })
const bow = change(stand, { leftLeg: plant(0.16, 0.34, { out: 10 }), rightLeg: plant(-0.16, -0.3, { out: 36 }) })
const lap = change(crossLegged, { pelvis: { y: 0.19, z: -0.04 } })

export const wellness: readonly Move[] = [
  {
    id: 'lift-the-sky',
    category: '1005',
    name: 'Lift the sky',
    part: 'work',
    period: 8,
    yaw: 8,
    framing: 'tall',
    grip: 'open',
    telling: 3.6,
    follow: 0.25,
    coaching: 'Gather low, lift on the breath in, open and float down on the breath out.',
    keys: [
      {
        at: 0,
        pose: change(rooted, {
          pelvis: { y: 0.86, pitch: 6 },
          spine: { pitch: 8 },
          head: { pitch: 10 },
          arms: reach(0.1, 0.78, 0.26, [1, -0.2, -0.2], [-1, -0.1, 0.1]),
        }),
      },
      {
        at: 1.8,
        pose: change(rooted, {
          pelvis: { y: 0.9 },
          head: { pitch: 2 },
          arms: reach(0.09, 1.28, 0.32, [1, -0.3, 0], [-1, 0.3, 0.1]),
        }),
      },
      {
        at: 3.4,
        pose: change(rooted, {
          pelvis: { y: 0.925 },
          spine: { pitch: -6 },
          head: { pitch: -14 },
          arms: swing([160, 16], [176, -4]),
        }),
      },
      {
        at: 4,
        pose: change(rooted, {
          pelvis: { y: 0.925 },
          spine: { pitch: -6 },
          head: { pitch: -14 },
          arms: swing([162, 18], [176, 0]),
        }),
      },
      { at: 5.8, pose: change(rooted, { pelvis: { y: 0.905 }, spine: { pitch: -2 }, arms: swing([6, 96], [16, 88]) }) },
      { at: 7.2, pose: change(rooted, { pelvis: { y: 0.87 }, spine: { pitch: 4 }, arms: swing([14, 32], [30, 12]) }) },
    ],
  },
  {
    id: 'push-the-wave',
    category: '1005',
    name: 'Push the wave',
    part: 'work',
    period: 8,
    yaw: 54,
    framing: 'standing',
    grip: 'open',
    telling: 2.8,
    follow: 0.2,

    coaching: 'Weight back as you gather, weight forward as you give it away.',
    keys: [
      {
        at: 0,
        pose: change(bow, {
          pelvis: { y: 0.82, z: -0.16, pitch: -2 },
          spine: { pitch: -2 },
          leftLeg: plant(0.16, 0.34, { heel: -14 }),
          arms: reach(0.14, 1.16, 0.06, [0.7, -1, -0.4], [0, 0.8, 0.6]),
        }),
      },
      {
        at: 0.9,
        pose: change(bow, {
          pelvis: { y: 0.815, z: -0.18, pitch: -2 },
          spine: { pitch: -3 },
          leftLeg: plant(0.16, 0.34, { heel: -16 }),
          arms: reach(0.15, 1.12, 0.03, [0.7, -1, -0.4], [0, 0.8, 0.6]),
        }),
      },
      {
        at: 3.4,
        pose: change(bow, {
          pelvis: { y: 0.79, z: 0.16, pitch: 8 },
          spine: { pitch: 2 },
          rightLeg: plant(-0.16, -0.3, { out: 36, heel: 8 }),
          arms: reach(0.14, 1.22, 0.62, [0.7, -1, 0], [0, 0.9, 0.4]),
        }),
      },
      {
        at: 4.2,
        pose: change(bow, {
          pelvis: { y: 0.79, z: 0.17, pitch: 8 },
          spine: { pitch: 2 },
          rightLeg: plant(-0.16, -0.3, { out: 36, heel: 8 }),
          arms: reach(0.14, 1.22, 0.63, [0.7, -1, 0], [0, 0.9, 0.4]),
        }),
      },
      {
        at: 6.4,
        pose: change(bow, {
          pelvis: { y: 0.83, z: -0.08 },
          leftLeg: plant(0.16, 0.34, { heel: -4 }),
          arms: reach(0.2, 1.32, 0.24, [0.9, -0.8, 0], [0, 0.6, 0.7]),
        }),
      },
    ],
  },
  {
    id: 'seated-breath',
    category: '1005',
    name: 'Seated breath',
    part: 'warmup',
    period: 8,
    yaw: 14,
    framing: 'floor',
    grip: 'relaxed',
    props: ['mat', 'cushion'],
    mat: [-0.7, 0.9],
    telling: 3,
    follow: 0.1,
    coaching: 'Sit tall; let the breath widen your ribs and leave slowly.',
    keys: [
      { at: 0, pose: change(lap, { spine: { pitch: 7 }, head: { pitch: 9 } }) },
      { at: 3.2, pose: change(lap, { pelvis: { y: 0.197 }, spine: { pitch: -4 }, head: { pitch: -4 } }) },
      { at: 4, pose: change(lap, { pelvis: { y: 0.197 }, spine: { pitch: -4 }, head: { pitch: -4 } }) },
    ],
  },
  {
    id: 'seated-side-reach',
    category: '1005',
    name: 'Side reach',
    part: 'work',
    period: 8,
    yaw: 0,
    framing: 'floor',
    grip: 'open',
    props: ['mat', 'cushion'],
    mat: [-0.7, 0.9],
    telling: 2.4,
    follow: 0.15,
    coaching: 'Root one hand, paint a rainbow with the other.',
    keys: [
      { at: 0, pose: lap },
      { at: 2, pose: sideways(1) },
      { at: 3, pose: sideways(1) },
      { at: 4, pose: lap },
      { at: 6, pose: sideways(-1) },
      { at: 7, pose: sideways(-1) },
    ],
  },
  {
    id: 'body-scan',
    category: '1005',
    name: 'Body scan',
    part: 'cooldown',
    period: 8,
    yaw: 78,
    framing: 'floor',
    grip: 'relaxed',
    props: ['mat'],
    mat: [-0.85, 1.0],
    telling: 2,
    coaching: 'Nothing to do: let the floor carry you and notice each breath.',
    keys: [
      {
        at: 0,
        pose: change(supine, {
          legs: { by: 'place', at: [0.14, 0.09, 0.86], toes: [0.5, 0.86, 0.2], knee: [0.2, 1, 0] },
          spine: { pitch: 0 },
        }),
      },
      {
        at: 3.4,
        pose: change(supine, {
          pelvis: { y: 0.118 },
          legs: { by: 'place', at: [0.14, 0.09, 0.86], toes: [0.5, 0.86, 0.2], knee: [0.2, 1, 0] },
          spine: { pitch: -6 },
          head: { pitch: 10 },
        }),
      },
    ],
  },
  {
    id: 'arm-circles',
    category: '1005',
    name: 'Arm circles',
    part: 'warmup',
    period: 4,
    yaw: 26,
    framing: 'tall',
    grip: 'open',
    telling: 1,
    follow: 0.1,
    coaching: 'Large, lazy circles; let the shoulder blades slide.',
    keys: [
      { at: 0, pose: change(rooted, { pelvis: { y: 0.91 }, arms: swing([30, 20], [40, 12]) }) },
      {
        at: 1,
        pose: change(rooted, { pelvis: { y: 0.925 }, spine: { pitch: -4 }, arms: swing([120, 20], [128, 14]) }),
      },
      {
        at: 2,
        pose: change(rooted, {
          pelvis: { y: 0.93 },
          spine: { pitch: -7 },
          head: { pitch: -6 },
          arms: swing([196, 38], [200, 34]),
        }),
      },
      {
        at: 3,
        pose: change(rooted, { pelvis: { y: 0.915 }, spine: { pitch: -3 }, arms: swing([-36, 72], [-30, 66]) }),
      },
    ],
  },
]

function sideways(way: 1 | -1): ReturnType<typeof change> {
  const rooted = reach(0.56, 0.06, 0.04, [0.6, 0.2, -0.6], [0.9, -0.2, 0.2])
  const over = swing([6, 168], [4, 200])
  if (way === 1)
    return change(lap, { pelvis: { roll: 4 }, spine: { roll: 26 }, head: { roll: 8 }, leftArm: rooted, rightArm: over })
  return change(lap, {
    pelvis: { roll: -4 },
    spine: { roll: -26 },
    head: { roll: -8 },
    rightArm: mirrorLimb(rooted),
    leftArm: over,
  })
}
