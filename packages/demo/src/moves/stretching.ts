import { alternate } from './alternate.ts'
import type { Move } from './move.ts'
import { allFours, change, crossLegged, near, place, plant, reach, stand, swing } from './stances.ts'

const tall = change(stand, { legs: plant(0.13, 0, { out: 10 }), pelvis: { y: 0.925 } })
const longSit = change(crossLegged, {
  pelvis: { y: 0.115, z: -0.3, pitch: -2 },
  legs: place([0.1, 0.085, 0.54], [0.1, 0.95, 0.2], [0, 1, 0]),
})

export const stretching: readonly Move[] = [
  {
    id: 'forward-fold',
    category: '1007',
    name: 'Forward fold',
    part: 'work',
    period: 8,
    yaw: 72,
    framing: 'tall',
    grip: 'relaxed',
    telling: 3.4,
    follow: 0.12,
    coaching: 'Bend the knees a little and let the head hang.',
    keys: [
      { at: 0, pose: change(tall, { arms: swing([170, 8], [176, 4]), spine: { pitch: -5 } }) },
      {
        at: 2.6,
        pose: change(tall, {
          pelvis: { y: 0.86, z: -0.14, pitch: 92 },
          spine: { pitch: 34 },
          head: { pitch: 22 },
          arms: reach(0.12, 0.14, 0.16, [0.8, 0, -0.6]),
        }),
      },
      {
        at: 4.6,
        pose: change(tall, {
          pelvis: { y: 0.865, z: -0.14, pitch: 97 },
          spine: { pitch: 38 },
          head: { pitch: 24 },
          arms: reach(0.12, 0.11, 0.14, [0.8, 0, -0.6]),
        }),
      },
      { at: 7.2, pose: change(tall, { arms: swing([150, 10], [160, 6]), spine: { pitch: -2 } }) },
    ],
  },
  {
    id: 'side-bend',
    category: '1007',
    name: 'Side bend',
    part: 'work',
    period: 8,
    yaw: 4,
    framing: 'tall',
    grip: 'open',
    telling: 2.2,
    follow: 0.12,
    coaching: 'Reach up first, then over; both feet heavy.',
    keys: alternate(
      [
        { at: 0, pose: change(tall, { legs: plant(0.18, 0), pelvis: { y: 0.915 }, arms: swing([2, 20], [8, 12]) }) },
        {
          at: 1.8,
          pose: change(tall, {
            legs: plant(0.18, 0),
            pelvis: { y: 0.91, x: -0.07, roll: 5 },
            spine: { roll: 28 },
            head: { roll: 10 },
            rightArm: swing([2, 168], [0, 204]),
            leftArm: reach(0.24, 0.82, 0.04, [1, 0.1, -0.2]),
          }),
        },
        {
          at: 2.9,
          pose: change(tall, {
            legs: plant(0.18, 0),
            pelvis: { y: 0.91, x: -0.075, roll: 5 },
            spine: { roll: 31 },
            head: { roll: 11 },
            rightArm: swing([2, 170], [0, 207]),
            leftArm: reach(0.25, 0.8, 0.04, [1, 0.1, -0.2]),
          }),
        },
      ],
      4,
    ),
  },
  {
    id: 'seated-hamstring',
    category: '1007',
    name: 'Seated hamstring stretch',
    part: 'work',
    period: 8,
    yaw: 68,
    framing: 'floor',
    grip: 'relaxed',
    props: ['mat'],
    mat: [-0.75, 1.05],
    telling: 3.4,
    coaching: 'Lead with the breastbone, not with the head.',
    keys: [
      {
        at: 0,
        pose: change(longSit, { spine: { pitch: -4 }, arms: reach(0.17, 0.17, 0.12, [0.8, 0.2, -0.4], [0, -0.3, 1]) }),
      },
      {
        at: 3,
        pose: change(longSit, {
          pelvis: { pitch: 34 },
          spine: { pitch: 24 },
          head: { pitch: -6 },
          arms: reach(0.12, 0.15, 0.5, [0.9, 0, -0.3], [0, 0.2, 1]),
        }),
      },
      {
        at: 5,
        pose: change(longSit, {
          pelvis: { pitch: 37 },
          spine: { pitch: 28 },
          head: { pitch: 6 },
          arms: reach(0.12, 0.15, 0.54, [0.9, 0, -0.3], [0, 0.2, 1]),
        }),
      },
    ],
  },
  {
    id: 'hip-flexor',
    category: '1007',
    name: 'Kneeling hip stretch',
    part: 'work',
    period: 4,
    yaw: -64,
    framing: 'standing',
    grip: 'relaxed',
    props: ['mat'],
    mat: [-0.85, 0.85],
    telling: 2,
    sided: true,
    coaching: 'Tuck the tail, glide forward, lift the chest.',
    keys: [
      { at: 0, pose: kneelingLunge(0.0, 0) },
      { at: 2, pose: kneelingLunge(0.12, -6) },
    ],
  },
  {
    id: 'child-pose',
    category: '1007',
    name: "Child's pose",
    part: 'cooldown',
    period: 8,
    yaw: 74,
    framing: 'floor',
    grip: 'open',
    props: ['mat'],
    mat: [-1.1, 0.75],
    telling: 3,
    coaching: 'Hips to heels, arms long, breathe into your back.',
    keys: [
      { at: 0, pose: childPose(0.232, 0) },
      { at: 3.6, pose: childPose(0.238, 4) },
    ],
  },
  {
    id: 'cross-body',
    category: '1007',
    name: 'Shoulder stretch',
    part: 'warmup',
    period: 8,
    yaw: 10,
    framing: 'standing',
    grip: 'relaxed',
    telling: 1.6,
    follow: 0.1,
    coaching: 'Draw the arm across and keep its shoulder low.',
    keys: alternate(
      [
        { at: 0, pose: change(tall, { arms: swing([10, 24], [30, 10]) }) },
        {
          at: 1.4,
          pose: change(tall, {
            spine: { yaw: 4 },
            rightArm: near(0.22, -0.06, 0.22, [-0.4, 0.2, 1]),
            leftArm: near(0.06, -0.1, 0.25, [1, -0.6, 0.2]),
          }),
        },
        {
          at: 3,
          pose: change(tall, {
            spine: { yaw: 6 },
            rightArm: near(0.25, -0.06, 0.2, [-0.4, 0.2, 1]),
            leftArm: near(0.06, -0.1, 0.24, [1, -0.6, 0.2]),
          }),
        },
      ],
      4,
    ),
  },
]

function kneelingLunge(forward: number, arch: number): ReturnType<typeof change> {
  return change(stand, {
    pelvis: { y: 0.5, z: -0.06 + forward, pitch: -4 },
    spine: { pitch: arch },
    head: { pitch: -arch * 0.3 },
    rightLeg: plant(-0.12, 0.36, { out: 4 }),
    leftLeg: place([0.11, 0.085, -0.72], [0, -0.2, -1], [0, -0.8, 1]),
    arms: reach(0.12, 0.62, 0.26 + forward * 0.6, [0.9, 0, -0.5], [-0.3, -0.3, 1]),
    ...(arch < -3 ? { leftArm: swing([168, 8], [174, 2]) } : {}),
  })
}

function childPose(y: number, swell: number): ReturnType<typeof change> {
  return change(allFours, {
    pelvis: { y, z: -0.6, pitch: 86 },
    spine: { pitch: 14 + swell },
    head: { pitch: 20 },
    arms: reach(0.17, 0.05, 0.34, [0.6, 0.4, -0.4], [0, -0.1, 1]),
    legs: place([0.1, 0.065, -0.66], [0, -0.2, -1], [0.25, -0.05, 1]),
  })
}
