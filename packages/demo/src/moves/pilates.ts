import { alternate } from './alternate.ts'
import type { Move } from './move.ts'
import { change, lift, place, reach, stand, supine, swing } from './stances.ts'

const mat = [-0.95, 1.0] as const
const curled = change(supine, { spine: { pitch: 38 }, head: { pitch: 26 } })
const prone = change(stand, {
  pelvis: { x: 0, y: 0.11, z: -0.25, pitch: 88, yaw: 0, roll: 0 },
  spine: { pitch: -16 },
  head: { pitch: -14 },
  arms: reach(0.2, 0.14, 0.72, [0.6, -0.4, -0.3], [0.1, -0.05, 1]),
  legs: place([0.1, 0.13, -1.1], [0, 0.1, -1], [0, -1, 0.1]),
})

export const pilates: readonly Move[] = [
  {
    id: 'hundred',
    category: '1006',
    name: 'The hundred',
    part: 'work',
    period: 1,
    yaw: 80,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 0.25,
    coaching: 'Curl up, legs long, pump the arms: five beats in, five beats out.',
    keys: [
      {
        at: 0,
        pose: change(curled, {
          legs: lift([46, 3], [43, 3], 66),
          arms: reach(0.25, 0.16, -0.02, [0.8, 0.2, 0], [0.05, 0, 1]),
        }),
      },
      {
        at: 0.25,
        pose: change(curled, {
          legs: lift([46.6, 3], [43.6, 3], 66),
          spine: { pitch: 39 },
          arms: reach(0.25, 0.29, 0.0, [0.8, 0.2, 0], [0.05, 0, 1]),
        }),
      },
      {
        at: 0.5,
        pose: change(curled, {
          legs: lift([46, 3], [43, 3], 66),
          arms: reach(0.25, 0.16, -0.02, [0.8, 0.2, 0], [0.05, 0, 1]),
        }),
      },
      {
        at: 0.75,
        pose: change(curled, {
          legs: lift([46.6, 3], [43.6, 3], 66),
          spine: { pitch: 39 },
          arms: reach(0.25, 0.29, 0.0, [0.8, 0.2, 0], [0.05, 0, 1]),
        }),
      },
    ],
  },
  {
    id: 'roll-up',
    category: '1006',
    name: 'Roll up',
    part: 'work',
    period: 8,
    yaw: 76,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 3.6,
    coaching: 'Peel up bone by bone, reach past the toes, roll down slower still.',
    keys: [
      { at: 0, pose: rolled(-90, 0, 4, [160, 4]) },
      { at: 1, pose: rolled(-88, 26, 26, [84, 4]) },
      { at: 2.2, pose: rolled(-46, 58, 22, [72, 4]) },
      { at: 3.4, pose: change(rolled(18, 58, 16, [92, 4]), { arms: reach(0.13, 0.22, 0.56, [0.8, -0.2, -0.3]) }) },
      { at: 4.2, pose: change(rolled(20, 60, 16, [94, 4]), { arms: reach(0.13, 0.21, 0.6, [0.8, -0.2, -0.3]) }) },
      { at: 5.4, pose: rolled(-40, 56, 22, [72, 4]) },
      { at: 6.8, pose: rolled(-88, 24, 26, [86, 4]) },
      { at: 7.6, pose: rolled(-90, 0, 4, [160, 4]) },
    ],
  },
  {
    id: 'single-leg-stretch',
    category: '1006',
    name: 'Single-leg stretch',
    part: 'work',
    period: 2,
    yaw: 74,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 0.4,
    coaching: 'One knee in, one leg long; nothing else moves.',
    keys: alternate(
      [
        { at: 0, pose: bicycle() },
        { at: 0.55, pose: bicycle() },
      ],
      1,
    ),
  },
  {
    id: 'shoulder-bridge',
    category: '1006',
    name: 'Shoulder bridge',
    part: 'work',
    period: 4,
    yaw: 72,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 1.8,
    coaching: 'Roll the hips up one bone at a time; knees over ankles.',
    keys: [
      { at: 0, pose: change(supine, { pelvis: { z: -0.08 }, spine: { pitch: 0 } }) },
      {
        at: 1.6,
        pose: change(supine, { pelvis: { y: 0.4, z: 0.0, pitch: -122 }, spine: { pitch: 6 }, head: { pitch: 36 } }),
      },
      {
        at: 2.1,
        pose: change(supine, { pelvis: { y: 0.41, z: 0.0, pitch: -122 }, spine: { pitch: 6 }, head: { pitch: 36 } }),
      },
      { at: 3.7, pose: change(supine, { pelvis: { z: -0.08 }, spine: { pitch: 0 } }) },
    ],
  },
  {
    id: 'swimming',
    category: '1006',
    name: 'Swimming',
    part: 'work',
    period: 1,
    yaw: 72,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 0.12,
    coaching: 'Long from fingers to toes; flutter from the hips.',
    keys: alternate(
      [
        {
          at: 0.12,
          pose: change(prone, {
            pelvis: { roll: 2 },
            leftArm: reach(0.2, 0.34, 0.66, [0.6, -0.4, -0.3], [0.1, 0.2, 1]),
            rightArm: reach(-0.2, 0.16, 0.72, [-0.6, -0.4, -0.3], [-0.1, 0, 1]),
            rightLeg: place([-0.1, 0.32, -1.09], [0, 0.15, -1], [0, -1, 0.1]),
            leftLeg: place([0.1, 0.14, -1.1], [0, 0.1, -1], [0, -1, 0.1]),
          }),
        },
        {
          at: 0.38,
          pose: change(prone, {
            leftArm: reach(0.2, 0.26, 0.7, [0.6, -0.4, -0.3], [0.1, 0.1, 1]),
            rightArm: reach(-0.2, 0.25, 0.7, [-0.6, -0.4, -0.3], [-0.1, 0.1, 1]),
            rightLeg: place([-0.1, 0.24, -1.1], [0, 0.15, -1], [0, -1, 0.1]),
            leftLeg: place([0.1, 0.22, -1.1], [0, 0.1, -1], [0, -1, 0.1]),
          }),
        },
      ],
      0.5,
    ),
  },
  {
    id: 'pelvic-curl',
    category: '1006',
    name: 'Knee folds',
    part: 'warmup',
    period: 4,
    yaw: 74,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 1,
    coaching: 'Float one knee up, then set it down without a sound.',
    keys: alternate(
      [
        { at: 0, pose: supine },
        { at: 1, pose: change(supine, { leftLeg: lift([92, 2], [4, 2], 40) }) },
        { at: 1.3, pose: change(supine, { leftLeg: lift([93, 2], [5, 2], 40) }) },
      ],
      2,
    ),
  },
  {
    id: 'pilates-rest',
    category: '1006',
    name: 'Knees to chest',
    part: 'rest',
    period: 4,
    yaw: 74,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 1.5,
    coaching: 'Hug the knees and let the back spread.',
    keys: [
      { at: 0, pose: hugged(126, 0) },
      { at: 1.8, pose: hugged(136, 3) },
    ],
  },
]

function rolled(pitch: number, curl: number, nod: number, arms: readonly [number, number]): ReturnType<typeof change> {
  const ankle = place([0.08, 0.085, 0.74], [0.05, 0.9, 0.25], [0, 1, 0])
  return change(supine, {
    pelvis: { pitch, z: -0.1, y: 0.115 },
    spine: { pitch: curl },
    head: { pitch: nod },
    legs: ankle,
    arms: swing(arms, arms),
  })
}

function bicycle(): ReturnType<typeof change> {
  return change(curled, {
    leftLeg: lift([118, 2], [6, 2], 50),
    rightLeg: lift([36, 3], [33, 3], 66),
    leftArm: reach(0.15, 0.45, 0.06, [0.9, 0.2, -0.2], [-0.2, -0.3, 0.9]),
    rightArm: reach(0.03, 0.52, -0.06, [-0.9, 0.3, -0.2], [0.4, -0.3, 0.8]),
  })
}

function hugged(thigh: number, lifted: number): ReturnType<typeof change> {
  return change(supine, {
    spine: { pitch: lifted },
    head: { pitch: 8 + lifted },
    legs: lift([thigh, 3], [thigh - 132, 2], 40),
    arms: reach(0.14, 0.46, -0.16 - lifted * 0.02, [1, 0.2, 0], [-0.8, 0.2, 0.3]),
  })
}
