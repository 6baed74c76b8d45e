import { alternate } from './alternate.ts'
import type { Move } from './move.ts'
import { change, lift, near, plant, reach, stand, swing } from './stances.ts'

const wide = change(stand, { legs: plant(0.2, 0, { out: 18 }) })
const goblet = near(0.035, -0.2, 0.2, [0.5, -1, 0.1])
const rackedHigh = change(stand, {
  legs: plant(0.15, 0, { out: 10 }),
  arms: near(0.2, -0.02, 0.13, [0.45, -1, 0.15], [0, 1, 0.05]),
})
const hinge = change(stand, { legs: plant(0.13, 0, { out: 8 }) })

export const strength: readonly Move[] = [
  {
    id: 'goblet-squat',
    category: '1008',
    name: 'Goblet squat',
    coaching: 'Sit back, chest up, drive through the heels.',
    part: 'work',
    period: 4,
    yaw: 38,
    framing: 'standing',
    grip: 'grip',
    props: ['kettlebell'],
    follow: 0.06,
    telling: 1.7,
    keys: [
      { at: 0, pose: change(wide, { arms: goblet, pelvis: { y: 0.92 } }) },
      {
        at: 1.6,
        pose: change(wide, {
          arms: goblet,
          pelvis: { y: 0.47, z: -0.2, pitch: 26 },
          spine: { pitch: 6 },
          head: { pitch: -20 },
        }),
      },
      {
        at: 1.9,
        pose: change(wide, {
          arms: goblet,
          pelvis: { y: 0.46, z: -0.2, pitch: 27 },
          spine: { pitch: 6 },
          head: { pitch: -20 },
        }),
      },
      {
        at: 3.3,
        pose: change(wide, { arms: goblet, pelvis: { y: 0.925, z: 0.02, pitch: -3 }, spine: { pitch: -2 } }),
        ease: 'glide',
      },
    ],
  },
  {
    id: 'shoulder-press',
    category: '1008',
    name: 'Shoulder press',
    coaching: 'Brace your middle and press straight up past your ears.',
    part: 'work',
    period: 4,
    yaw: -24,
    framing: 'tall',
    grip: 'grip',
    props: ['dumbbells'],
    telling: 1.5,
    keys: [
      { at: 0, pose: change(rackedHigh, { pelvis: { y: 0.925 } }) },
      { at: 0.35, pose: change(rackedHigh, { pelvis: { y: 0.915 }, spine: { pitch: -2 } }) },
      {
        at: 1.4,
        pose: change(rackedHigh, {
          arms: near(0.17, 0.5, 0.02, [1, -0.2, 0.1], [0, 1, 0]),
          pelvis: { y: 0.932 },
          spine: { pitch: -4 },
          head: { pitch: 4 },
        }),
        ease: 'glide',
      },
      {
        at: 1.8,
        pose: change(rackedHigh, {
          arms: near(0.17, 0.51, 0.02, [1, -0.2, 0.1], [0, 1, 0]),
          pelvis: { y: 0.932 },
          spine: { pitch: -4 },
          head: { pitch: 4 },
        }),
      },
      { at: 3.5, pose: change(rackedHigh, { pelvis: { y: 0.922 } }) },
    ],
  },
  {
    id: 'biceps-curl',
    category: '1008',
    name: 'Biceps curl',
    coaching: 'Elbows by your ribs; lower slower than you lift.',
    part: 'work',
    period: 4,
    yaw: 32,
    framing: 'standing',
    grip: 'grip',
    props: ['dumbbells'],
    telling: 1.3,
    keys: [
      { at: 0, pose: change(hinge, { arms: swing([2, 10], [8, 8]) }) },
      { at: 1.2, pose: change(hinge, { arms: swing([10, 6], [148, 6]), spine: { pitch: -3 }, pelvis: { z: 0.01 } }) },
      { at: 1.6, pose: change(hinge, { arms: swing([12, 6], [150, 6]), spine: { pitch: -3 }, pelvis: { z: 0.01 } }) },
      { at: 3.6, pose: change(hinge, { arms: swing([2, 10], [8, 8]) }) },
    ],
  },
  {
    id: 'deadlift',
    category: '1008',
    name: 'Barbell deadlift',
    coaching: 'Push the floor away and keep the bar close to your shins.',
    part: 'work',
    period: 4,
    yaw: 48,
    framing: 'standing',
    grip: 'grip',
    props: ['barbell'],
    telling: 1.6,
    keys: [
      {
        at: 0,
        pose: change(hinge, {
          arms: reach(0.24, 0.78, 0.12, [0.6, 0, -1], [0, -1, 0.05]),
          pelvis: { y: 0.93 },
          spine: { pitch: -3 },
        }),
      },
      {
        at: 1.5,
        pose: change(hinge, {
          arms: reach(0.24, 0.29, 0.2, [0.6, 0, -1], [0, -1, 0.05]),
          pelvis: { y: 0.66, z: -0.3, pitch: 56 },
          spine: { pitch: 8 },
          head: { pitch: -34 },
        }),
      },
      {
        at: 1.8,
        pose: change(hinge, {
          arms: reach(0.24, 0.285, 0.2, [0.6, 0, -1], [0, -1, 0.05]),
          pelvis: { y: 0.65, z: -0.3, pitch: 56 },
          spine: { pitch: 8 },
          head: { pitch: -34 },
        }),
      },
      {
        at: 3.2,
        pose: change(hinge, {
          arms: reach(0.24, 0.78, 0.13, [0.6, 0, -1], [0, -1, 0.05]),
          pelvis: { y: 0.93, z: 0.03, pitch: -4 },
          spine: { pitch: -4 },
        }),
      },
    ],
  },
  {
    id: 'bent-over-row',
    category: '1008',
    name: 'Bent-over row',
    coaching: 'Flat back: pull your elbows past your ribs and squeeze.',
    part: 'work',
    period: 2,
    yaw: 62,
    framing: 'standing',
    grip: 'grip',
    props: ['dumbbells'],
    telling: 0.8,
    keys: [
      {
        at: 0,
        pose: change(hinge, {
          arms: reach(0.2, 0.54, 0.24, [0.4, 0.4, -1], [0, -1, 0]),
          pelvis: { y: 0.79, z: -0.22, pitch: 54 },
          spine: { pitch: 6 },
          head: { pitch: -26 },
          legs: plant(0.13, 0.02),
        }),
      },
      {
        at: 0.7,
        pose: change(hinge, {
          arms: reach(0.21, 0.82, 0.1, [0.4, 0.6, -1], [0, -1, 0.1]),
          pelvis: { y: 0.795, z: -0.22, pitch: 52 },
          spine: { pitch: 1 },
          head: { pitch: -24 },
          legs: plant(0.13, 0.02),
        }),
        ease: 'push',
      },
      {
        at: 1.0,
        pose: change(hinge, {
          arms: reach(0.21, 0.82, 0.1, [0.4, 0.6, -1], [0, -1, 0.1]),
          pelvis: { y: 0.795, z: -0.22, pitch: 52 },
          spine: { pitch: 1 },
          head: { pitch: -24 },
          legs: plant(0.13, 0.02),
        }),
      },
    ],
  },
  {
    id: 'kettlebell-swing',
    category: '1008',
    name: 'Kettlebell swing',
    coaching: 'Snap the hips; the arms only guide the bell.',
    part: 'work',
    period: 2,
    yaw: 58,
    framing: 'standing',
    grip: 'grip',
    props: ['kettlebell'],
    telling: 1.1,
    keys: [
      {
        at: 0.1,
        pose: change(wide, {
          arms: reach(0.03, 0.5, -0.06, [1, 0, 0.2]),
          pelvis: { y: 0.74, z: -0.26, pitch: 52 },
          spine: { pitch: 6 },
          head: { pitch: -34 },
        }),
        ease: 'drop',
      },
      {
        at: 0.3,
        pose: change(wide, {
          arms: reach(0.03, 0.52, -0.08, [1, 0, 0.2]),
          pelvis: { y: 0.735, z: -0.27, pitch: 54 },
          spine: { pitch: 7 },
          head: { pitch: -34 },
        }),
        ease: 'push',
      },
      {
        at: 0.95,
        pose: change(wide, {
          arms: reach(0.03, 1.32, 0.56, [1, -0.5, 0]),
          pelvis: { y: 0.93, z: 0.03, pitch: -5 },
          spine: { pitch: -5 },
          head: { pitch: 4 },
        }),
        ease: 'push',
      },
      {
        at: 1.2,
        pose: change(wide, {
          arms: reach(0.03, 1.36, 0.55, [1, -0.5, 0]),
          pelvis: { y: 0.93, z: 0.03, pitch: -5 },
          spine: { pitch: -5 },
          head: { pitch: 4 },
        }),
      },
    ],
  },
  {
    id: 'dumbbell-lunge',
    category: '1008',
    name: 'Reverse lunge',
    coaching: 'Step long, drop straight down, push back through the front heel.',
    part: 'work',
    period: 8,
    yaw: 56,
    framing: 'standing',
    grip: 'grip',
    props: ['dumbbells'],
    follow: 0.05,
    telling: 1.7,
    keys: lungeKeys(),
  },
  {
    id: 'strength-warmup',
    category: '1008',
    name: 'Squat and reach',
    coaching: 'Loosen up: sit a little, then reach for the ceiling.',
    part: 'warmup',
    period: 4,
    yaw: 24,
    framing: 'tall',
    grip: 'open',
    follow: 0.1,
    telling: 3.0,
    keys: [
      {
        at: 0,
        pose: change(wide, {
          pelvis: { y: 0.72, z: -0.14, pitch: 26 },
          spine: { pitch: 8 },
          arms: swing([50, 8], [34, 0]),
          head: { pitch: -16 },
        }),
      },
      {
        at: 0.5,
        pose: change(wide, {
          pelvis: { y: 0.68, z: -0.16, pitch: 30 },
          spine: { pitch: 8 },
          arms: swing([34, 8], [24, 0]),
          head: { pitch: -18 },
        }),
      },
      {
        at: 2.2,
        pose: change(wide, {
          pelvis: { y: 0.955 },
          spine: { pitch: -8 },
          arms: swing([172, 14], [178, 8]),
          head: { pitch: -8 },
          legs: plant(0.2, 0, { out: 18, heel: 18 }),
        }),
      },
      {
        at: 2.7,
        pose: change(wide, {
          pelvis: { y: 0.955 },
          spine: { pitch: -8 },
          arms: swing([174, 14], [180, 8]),
          head: { pitch: -8 },
          legs: plant(0.2, 0, { out: 18, heel: 18 }),
        }),
      },
    ],
  },
  {
    id: 'strength-rest',
    category: '1008',
    name: 'Stand and breathe',
    part: 'rest',
    period: 4,
    yaw: 26,
    framing: 'standing',
    grip: 'relaxed',
    follow: 0.12,
    telling: 1,
    coaching: 'Shake the arms out and slow the breath before the next set.',
    keys: alternate(
      [
        { at: 0, pose: change(hinge, { pelvis: { y: 0.92, x: 0.02, roll: 2 }, arms: swing([2, 12], [14, 6]) }) },
        {
          at: 0.8,
          pose: change(hinge, {
            pelvis: { y: 0.918, x: 0.05, roll: 4 },
            spine: { roll: -4, pitch: -3 },
            head: { roll: 4 },
            arms: swing([10, 18], [34, 8]),
          }),
        },
        {
          at: 1.4,
          pose: change(hinge, {
            pelvis: { y: 0.916, x: 0.03, roll: 2 },
            spine: { pitch: 2 },
            arms: swing([-4, 14], [10, 6]),
          }),
        },
      ],
      2,
    ),
  },
  {
    id: 'hip-hinge',
    category: '1008',
    name: 'Hip hinge',
    part: 'warmup',
    period: 4,
    yaw: 58,
    framing: 'standing',
    grip: 'relaxed',
    follow: 0.06,
    telling: 1.6,
    coaching: 'Slide the hands down the thighs, hips back, spine long.',
    keys: [
      { at: 0, pose: change(hinge, { arms: swing([14, 4], [20, 0]) }) },
      {
        at: 1.6,
        pose: change(hinge, {
          pelvis: { y: 0.84, z: -0.22, pitch: 58 },
          spine: { pitch: 6 },
          head: { pitch: -30 },
          arms: swing([52, 2], [58, 0]),
        }),
      },
      {
        at: 2,
        pose: change(hinge, {
          pelvis: { y: 0.838, z: -0.22, pitch: 59 },
          spine: { pitch: 6 },
          head: { pitch: -30 },
          arms: swing([52, 2], [58, 0]),
        }),
      },
      { at: 3.5, pose: change(hinge, { pelvis: { y: 0.93, z: 0.01, pitch: -2 }, arms: swing([12, 4], [18, 0]) }) },
    ],
  },
  {
    id: 'chest-opener',
    category: '1008',
    name: 'Chest opener',
    part: 'cooldown',
    period: 8,
    yaw: 36,
    framing: 'tall',
    grip: 'open',
    follow: 0.15,
    telling: 2.4,
    coaching: 'Open the arms wide, lift the heart, then round and hug yourself.',
    keys: [
      { at: 0, pose: change(wide, { pelvis: { y: 0.905 }, arms: swing([20, 30], [40, 14]) }) },
      {
        at: 2,
        pose: change(wide, {
          pelvis: { y: 0.912 },
          spine: { pitch: -12 },
          head: { pitch: -12 },
          arms: swing([-12, 104], [-20, 100]),
        }),
      },
      {
        at: 3,
        pose: change(wide, {
          pelvis: { y: 0.912 },
          spine: { pitch: -13 },
          head: { pitch: -13 },
          arms: swing([-14, 106], [-22, 102]),
        }),
      },
      {
        at: 5.6,
        pose: change(wide, {
          pelvis: { y: 0.87, pitch: 10 },
          spine: { pitch: 22 },
          head: { pitch: 22 },
          arms: near(-0.1, -0.1, 0.2, [1, -0.2, 0.4]),
        }),
      },
      {
        at: 6.6,
        pose: change(wide, {
          pelvis: { y: 0.868, pitch: 10 },
          spine: { pitch: 24 },
          head: { pitch: 24 },
          arms: near(-0.11, -0.1, 0.19, [1, -0.2, 0.4]),
        }),
      },
    ],
  },
]

function lungeKeys(): Move['keys'] {
  const arms = swing([0, 9], [8, 6])
  const up = change(stand, { arms, legs: plant(0.1, 0) })
  const stepping = change(up, { pelvis: { y: 0.86, z: -0.1, pitch: 4 }, rightLeg: lift([10, 3], [-62, 3], 10) })
  const low = change(up, {
    pelvis: { y: 0.53, z: -0.3, pitch: 8 },
    spine: { pitch: 2 },
    rightLeg: plant(-0.1, -0.78, { heel: 68 }),
  })
  const lower = change(low, { pelvis: { y: 0.52 } })
  const flip = (pose: typeof up) => change(pose, { leftLeg: mirrorOf(pose.rightLeg), rightLeg: mirrorOf(pose.leftLeg) })
  return [
    { at: 0, pose: up },
    { at: 0.6, pose: stepping, ease: 'glide' },
    { at: 1.5, pose: low, ease: 'glide' },
    { at: 1.9, pose: lower },
    { at: 2.9, pose: stepping },
    { at: 3.6, pose: up },
    { at: 4, pose: up },
    { at: 4.6, pose: flip(stepping) },
    { at: 5.5, pose: flip(low) },
    { at: 5.9, pose: flip(lower) },
    { at: 6.9, pose: flip(stepping) },
    { at: 7.6, pose: up },
  ]
}

function mirrorOf(leg: ReturnType<typeof plant>): ReturnType<typeof plant> {
  return leg.by === 'plant' ? { ...leg, x: -leg.x } : leg
}
