import type { Key, Move } from './move.ts'
import { allFours, change, crossLegged, level, near, place, plank, plant, reach, stand, swing } from './stances.ts'

const mat = [-1.1, 0.95] as const
const mountain = change(stand, { legs: plant(0.08, 0, { out: 2 }), pelvis: { y: 0.932 } })
const hands = reach(0.2, 0.05, 0.55, [0.5, 0, -1], [0.05, -0.12, 1])
const dog = change(stand, {
  pelvis: { ...level, x: 0, y: 0.86, z: -0.32, pitch: 132 },
  spine: { pitch: -6 },
  head: { pitch: 12 },
  arms: hands,
  legs: plant(0.12, -0.86, { out: 0 }),
})
const high = change(plank, { pelvis: { z: 0.03 }, arms: hands, legs: plant(0.1, -0.95, { heel: 75, out: 2 }) })
const cobra = change(stand, {
  pelvis: { ...level, x: 0, y: 0.13, z: 0.02, pitch: 72 },
  spine: { pitch: -56 },
  head: { pitch: -24 },
  arms: reach(0.21, 0.05, 0.36, [0.4, 0.2, -1], [0.05, -0.12, 1]),
  legs: place([0.1, 0.085, -0.82], [0, -0.2, -1], [0, -1, 0.2]),
})

export const yoga: readonly Move[] = [
  {
    id: 'sun-salute',
    category: '1009',
    name: 'Sun salute',
    part: 'work',
    period: 8,
    yaw: 74,
    framing: 'tall',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 0.9,
    coaching: 'One breath, one movement: up, down, back, and home.',
    keys: sunSalute(),
  },
  {
    id: 'down-dog',
    category: '1009',
    name: 'Downward dog',
    part: 'work',
    period: 4,
    yaw: 74,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 2,
    coaching: 'Push the floor away; long spine first, straight legs later.',
    keys: [
      { at: 0, pose: change(dog, { leftLeg: plant(0.12, -0.86, { heel: 24, out: 0 }), pelvis: { roll: -2 } }) },
      { at: 1, pose: dog },
      { at: 2, pose: change(dog, { rightLeg: plant(-0.12, -0.86, { heel: 24, out: 0 }), pelvis: { roll: 2 } }) },
      { at: 3, pose: dog },
    ],
  },
  {
    id: 'warrior-two',
    category: '1009',
    name: 'Warrior two',
    part: 'work',
    period: 4,
    yaw: 4,
    framing: 'tall',
    grip: 'open',
    props: ['mat'],
    mat: [-0.36, 0.36],
    matHalfWidth: 1,
    telling: 2,
    sided: true,
    coaching: 'Bend over the front ankle; arms reach both ways, gaze follows.',
    keys: [
      { at: 0, pose: warrior(0.66, 0.16) },
      { at: 2, pose: warrior(0.62, 0.19) },
    ],
  },
  {
    id: 'tree',
    category: '1009',
    name: 'Tree',
    part: 'work',
    period: 8,
    yaw: 6,
    framing: 'tall',
    grip: 'open',
    props: ['mat'],
    mat: [-0.36, 0.4],
    matHalfWidth: 0.95,
    telling: 4,
    sided: true,
    coaching: 'Foot into thigh, thigh into foot; grow through the crown.',
    keys: [
      { at: 0, pose: tree(0, 0) },
      { at: 2, pose: tree(0.012, 1.5) },
      { at: 4, pose: tree(-0.004, -1) },
      { at: 6, pose: tree(0.009, 1) },
    ],
  },
  {
    id: 'cat-cow',
    category: '1009',
    name: 'Cat and cow',
    part: 'warmup',
    period: 4,
    yaw: 76,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat,
    telling: 2,
    coaching: 'Breathe in and lift the heart; breathe out and round.',
    keys: [
      {
        at: 0,
        pose: change(allFours, { pelvis: { y: 0.49, pitch: 108 }, spine: { pitch: -34 }, head: { pitch: -34 } }),
      },
      { at: 2, pose: change(allFours, { pelvis: { y: 0.51, pitch: 58 }, spine: { pitch: 50 }, head: { pitch: 34 } }) },
    ],
  },
  {
    id: 'savasana',
    category: '1009',
    name: 'Rest',
    part: 'cooldown',
    period: 8,
    yaw: 78,
    framing: 'floor',
    grip: 'relaxed',
    props: ['mat'],
    mat: [-0.85, 1.0],
    telling: 2,
    coaching: 'Let everything go; the practice is done.',
    keys: [
      { at: 0, pose: resting(0) },
      { at: 3.6, pose: resting(-6) },
    ],
  },
  {
    id: 'mountain-breath',
    category: '1009',
    name: 'Mountain breath',
    part: 'warmup',
    period: 8,
    yaw: 24,
    framing: 'tall',
    grip: 'open',
    props: ['mat'],
    mat: [-0.36, 0.4],
    matHalfWidth: 0.95,
    follow: 0.2,
    telling: 3.4,
    coaching: 'Feet rooted; arms rise as you fill, fall as you empty.',
    keys: [
      { at: 0, pose: change(mountain, { arms: swing([4, 12], [10, 8]) }) },
      {
        at: 3.2,
        pose: change(mountain, { spine: { pitch: -4 }, head: { pitch: -8 }, arms: swing([4, 164], [2, 186]) }),
      },
      { at: 4, pose: change(mountain, { spine: { pitch: -4 }, head: { pitch: -8 }, arms: swing([4, 165], [2, 187]) }) },
      { at: 7.4, pose: change(mountain, { arms: swing([4, 14], [10, 8]) }) },
    ],
  },
  {
    id: 'seated-close',
    category: '1009',
    name: 'Seated close',
    part: 'cooldown',
    period: 8,
    yaw: 16,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat: [-0.7, 0.9],
    telling: 2,
    coaching: 'Hands to the heart, chin a little down, thank yourself.',
    keys: [
      {
        at: 0,
        pose: change(crossLegged, {
          spine: { pitch: 5 },
          head: { pitch: 10 },
          arms: near(0.03, -0.2, 0.16, [1, -0.4, 0], [-0.15, 1, 0.25]),
        }),
      },
      {
        at: 3.6,
        pose: change(crossLegged, {
          pelvis: { y: 0.156 },
          spine: { pitch: -2 },
          head: { pitch: 4 },
          arms: near(0.03, -0.19, 0.16, [1, -0.4, 0], [-0.15, 1, 0.25]),
        }),
      },
    ],
  },
]

function sunSalute(): Key[] {
  const fold = change(mountain, {
    pelvis: { y: 0.87, z: -0.1, pitch: 100 },
    spine: { pitch: 30 },
    head: { pitch: 20 },
    arms: reach(0.18, 0.07, 0.24, [0.8, 0, -0.6], [0, -0.3, 1]),
  })
  return [
    { at: 0, pose: change(mountain, { arms: swing([20, 20], [30, 10]) }) },
    {
      at: 0.9,
      pose: change(mountain, { spine: { pitch: -12 }, head: { pitch: -16 }, arms: swing([176, 8], [184, 2]) }),
    },
    { at: 2.1, pose: fold },
    { at: 2.5, pose: fold },
    { at: 3.2, pose: high },
    { at: 4, pose: cobra },
    { at: 4.5, pose: cobra },
    { at: 5.3, pose: dog },
    { at: 6, pose: dog },
    { at: 6.8, pose: fold },
    { at: 7.7, pose: change(mountain, { spine: { pitch: -4 }, arms: swing([120, 20], [130, 10]) }) },
  ]
}

function warrior(y: number, x: number): ReturnType<typeof change> {
  return change(stand, {
    pelvis: { y, x, yaw: 6 },
    spine: { yaw: 0, roll: 0 },
    head: { yaw: 68 },
    arms: swing([0, 90], [0, 90]),
    leftLeg: plant(0.56, 0, { out: 84, knee: [1, 0, 0.2] }),
    rightLeg: plant(-0.58, -0.02, { out: 14 }),
  })
}

function tree(sway: number, roll: number): ReturnType<typeof change> {
  return change(mountain, {
    pelvis: { x: -0.075 + sway, y: 0.932, roll: roll * 0.6 },
    spine: { roll: -roll },
    rightLeg: plant(-0.075, 0, { out: 4 }),
    leftLeg: place([-0.02 + sway, 0.62, 0.045], [-0.25, -0.95, 0.1], [1, 0.05, 0.3]),
    arms: swing([8, 158], [4, 196]),
  })
}

function resting(swell: number): ReturnType<typeof change> {
  return change(stand, {
    pelvis: { ...level, x: 0, y: 0.115, z: 0, pitch: -90 },
    spine: { pitch: swell },
    head: { pitch: 6 - swell },
    arms: reach(0.3, 0.045, -0.04, [0.6, 0.1, 0.2], [0.15, -0.02, 1]),
    legs: place([0.14, 0.09, 0.86], [0.5, 0.86, 0.2], [0.2, 1, 0]),
  })
}
