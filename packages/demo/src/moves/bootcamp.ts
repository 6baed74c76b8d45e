import { alternate } from './alternate.ts'
import type { Move } from './move.ts'
import { change, lift, plank, plant, reach, stand, swing } from './stances.ts'

const together = change(stand, { legs: plant(0.07, 0, { out: 6 }), arms: swing([4, 8], [12, 6]) })
const bent = { pelvis: { y: 0.88, pitch: 4 } }
const apart = change(stand, { legs: plant(0.34, 0, { out: 16 }), arms: swing([0, 158], [0, 174]) })
const squat = change(stand, {
  legs: plant(0.19, 0, { out: 16 }),
  pelvis: { y: 0.52, z: -0.22, pitch: 34 },
  spine: { pitch: 10 },
  head: { pitch: -28 },
  arms: swing([-34, 14], [-18, 8]),
})
const crouch = change(stand, {
  legs: plant(0.15, 0.05, { heel: 32 }),
  pelvis: { y: 0.42, z: -0.2, pitch: 74 },
  spine: { pitch: 26 },
  head: { pitch: -34 },
  arms: reach(0.21, 0.05, 0.46, [0.5, 0, -1], [0.1, -0.12, 1]),
})
/** The plank, moved so that its hands are at those of the crouch. */
const low = change(plank, {
  pelvis: { z: -0.06 },
  arms: reach(0.21, 0.05, 0.46, [0.5, 0, -1], [0.1, -0.12, 1]),
  legs: plant(0.1, -1.04, { heel: 75, out: 2 }),
})
const leap = change(stand, {
  pelvis: { y: 1.12 },
  spine: { pitch: -4 },
  arms: swing([172, 12], [178, 6]),
  legs: lift([2, 6], [-8, 5], 62),
})

export const bootcamp: readonly Move[] = [
  {
    id: 'jumping-jack',
    category: '1001',
    name: 'Jumping jack',
    part: 'work',
    period: 1,
    yaw: 8,
    framing: 'tall',
    grip: 'open',
    telling: 0.5,
    coaching: 'Land softly on the balls of your feet, arms all the way up.',
    keys: [
      { at: 0, pose: change(together, bent), ease: 'push' },
      { at: 0.14, pose: change(together, { pelvis: { y: 0.9 }, arms: swing([2, 40], [4, 44]) }), ease: 'drop' },
      {
        at: 0.28,
        pose: change(apart, { pelvis: { y: 1.0 }, arms: swing([0, 100], [0, 112]), legs: lift([2, 13], [-4, 14], 45) }),
        ease: 'push',
      },
      { at: 0.5, pose: change(apart, { pelvis: { y: 0.82, pitch: 3 } }), ease: 'drop' },
      { at: 0.62, pose: change(apart, { pelvis: { y: 0.85 }, arms: swing([0, 146], [0, 158]) }), ease: 'push' },
      {
        at: 0.78,
        pose: change(together, { pelvis: { y: 0.99 }, arms: swing([0, 80], [0, 84]), legs: lift([2, 9], [-6, 9], 45) }),
        ease: 'push',
      },
    ],
  },
  {
    id: 'squat-jump',
    category: '1001',
    name: 'Squat jump',
    part: 'work',
    period: 2,
    yaw: 42,
    framing: 'tall',
    grip: 'open',
    telling: 1.12,
    coaching: 'Load the hips, explode up, and land as quietly as you can.',
    keys: [
      { at: 0, pose: change(squat, { pelvis: { y: 0.58, pitch: 30 } }), ease: 'push' },
      { at: 0.55, pose: squat, ease: 'glide' },
      {
        at: 0.86,
        pose: change(stand, {
          legs: plant(0.19, 0, { out: 14, heel: 42 }),
          pelvis: { y: 0.98, pitch: 2 },
          arms: swing([120, 10], [140, 6]),
        }),
        ease: 'drop',
      },
      { at: 1.12, pose: change(leap, { pelvis: { y: 1.24 } }), ease: 'push' },
      {
        at: 1.38,
        pose: change(leap, {
          pelvis: { y: 1.02 },
          arms: swing([120, 14], [130, 8]),
          legs: lift([12, 10], [-14, 9], 40),
        }),
        ease: 'drop',
      },
      {
        at: 1.62,
        pose: change(squat, { pelvis: { y: 0.62, pitch: 32 }, arms: swing([46, 14], [60, 6]) }),
        ease: 'push',
      },
    ],
  },
  {
    id: 'mountain-climber',
    category: '1001',
    name: 'Mountain climber',
    part: 'work',
    period: 1,
    yaw: 76,
    framing: 'floor',
    grip: 'open',
    telling: 0.2,
    coaching: 'Shoulders over wrists, drive the knees, keep your hips low.',
    keys: alternate(
      [
        {
          at: 0.0,
          pose: change(plank, {
            pelvis: { y: 0.46, pitch: 66 },
            spine: { pitch: 10 },
            leftLeg: lift([102, 2], [-24, 2], 55),
          }),
          ease: 'glide',
        },
        {
          at: 0.14,
          pose: change(plank, {
            pelvis: { y: 0.475, pitch: 64 },
            spine: { pitch: 12 },
            leftLeg: lift([112, 2], [-22, 2], 55),
          }),
          ease: 'push',
        },
        {
          at: 0.32,
          pose: change(plank, {
            pelvis: { y: 0.48, pitch: 66 },
            spine: { pitch: 9 },
            leftLeg: lift([56, 2], [-40, 2], 50),
            rightLeg: lift([32, 2], [-24, 2], 4),
          }),
          ease: 'drop',
        },
      ],
      0.5,
    ),
  },
  {
    id: 'burpee',
    category: '1001',
    name: 'Burpee',
    part: 'work',
    period: 4,
    yaw: 60,
    framing: 'tall',
    grip: 'open',
    telling: 1.3,
    coaching: 'Hands down, jump back, jump in, jump up: one steady rhythm.',
    keys: [
      { at: 0, pose: together },
      { at: 0.3, pose: change(together, { pelvis: { y: 0.9, pitch: 6 }, arms: swing([30, 10], [40, 6]) }) },
      { at: 0.85, pose: crouch, ease: 'glide' },
      { at: 1.2, pose: low, ease: 'push' },
      { at: 1.5, pose: change(low, { pelvis: { y: 0.37 } }), ease: 'push' },
      { at: 1.8, pose: low },
      { at: 2.2, pose: change(crouch, { pelvis: { y: 0.46 } }), ease: 'push' },
      { at: 2.55, pose: change(squat, { pelvis: { y: 0.6 }, arms: swing([-20, 10], [0, 6]) }), ease: 'glide' },
      {
        at: 2.85,
        pose: change(stand, {
          legs: plant(0.13, 0, { heel: 45 }),
          pelvis: { y: 0.99 },
          arms: swing([150, 10], [160, 6]),
        }),
        ease: 'drop',
      },
      { at: 3.1, pose: change(leap, { pelvis: { y: 1.2 } }), ease: 'push' },
      {
        at: 3.35,
        pose: change(together, {
          pelvis: { y: 0.8, z: -0.06, pitch: 18 },
          legs: plant(0.12, 0, { heel: 0 }),
          arms: swing([60, 14], [70, 6]),
        }),
        ease: 'drop',
      },
      { at: 3.75, pose: together },
    ],
  },
  {
    id: 'bootcamp-march',
    category: '1001',
    name: 'March on the spot',
    part: 'warmup',
    period: 2,
    yaw: 26,
    framing: 'standing',
    grip: 'fist',
    telling: 0.4,
    follow: 0.05,
    coaching: 'Lift the knees, swing the arms, find your rhythm.',
    keys: alternate(
      [
        {
          at: 0,
          pose: change(stand, {
            legs: plant(0.1, 0),
            pelvis: { y: 0.915, roll: 2 },
            leftArm: swing([10, 9], [56, 2]),
            rightArm: swing([0, 9], [50, 2]),
          }),
        },
        {
          at: 0.42,
          pose: change(stand, {
            pelvis: { y: 0.93, roll: -3, yaw: 4 },
            spine: { yaw: -8, roll: 2 },
            rightLeg: plant(-0.08, 0),
            leftLeg: lift([74, 3], [-4, 2], 12),
            leftArm: swing([-28, 10], [34, 4]),
            rightArm: swing([42, 8], [104, -6]),
          }),
          ease: 'glide',
        },
      ],
      1,
    ),
  },
  {
    id: 'bootcamp-breathe',
    category: '1001',
    name: 'Walk it off',
    part: 'rest',
    period: 4,
    yaw: 22,
    framing: 'standing',
    grip: 'relaxed',
    telling: 0.4,
    follow: 0.12,
    coaching: 'Shake it out, breathe through your nose, get ready for the next one.',
    keys: alternate(
      [
        {
          at: 0,
          pose: change(stand, {
            legs: plant(0.12, 0),
            pelvis: { y: 0.92, x: -0.03, roll: -2 },
            arms: swing([4, 12], [18, 4]),
          }),
        },
        {
          at: 0.6,
          pose: change(stand, {
            pelvis: { y: 0.922, x: -0.06, roll: -4 },
            spine: { roll: 4 },
            rightLeg: plant(-0.12, 0),
            leftLeg: plant(0.14, 0.03, { heel: 38 }),
            leftArm: swing([14, 14], [34, 4]),
            rightArm: swing([-8, 12], [10, 4]),
          }),
        },
        {
          at: 1.4,
          pose: change(stand, {
            legs: plant(0.12, 0),
            pelvis: { y: 0.918, x: 0.02, roll: 1 },
            spine: { pitch: -3 },
            arms: swing([2, 16], [14, 8]),
          }),
        },
      ],
      2,
    ),
  },
  {
    id: 'bootcamp-stretch',
    category: '1001',
    name: 'Standing quad stretch',
    part: 'cooldown',
    period: 8,
    yaw: -50,
    framing: 'standing',
    grip: 'grip',
    telling: 2,

    coaching: 'Heel to your seat, knees together, tall through the crown.',
    keys: alternate(
      [
        { at: 0, pose: change(stand, { legs: plant(0.09, 0), pelvis: { y: 0.925 } }) },
        { at: 1, pose: quad(0.926, 0) },
        { at: 3.1, pose: quad(0.93, -2) },
      ],
      4,
    ),
  },
]

function quad(y: number, lean: number): ReturnType<typeof change> {
  return change(stand, {
    pelvis: { y, x: -0.07, roll: -3, pitch: 2 },
    spine: { pitch: lean, roll: 3 },
    rightLeg: plant(-0.07, 0),
    leftLeg: lift([-4, 3], [-158, -2], 60),
    leftArm: reach(0.15, 0.83, -0.2, [0.6, 0.2, -0.8]),
    rightArm: swing([-6, 26], [64, -12]),
  })
}
