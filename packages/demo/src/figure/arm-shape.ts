import { ease } from './ease.ts'
import type { GirthStep, LimbShape } from './limb-shape.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'
import { cross, scale } from './vector.ts'

/** Widest at the deltoid and below the elbow, then tapering to the wrist. */
const steps: readonly GirthStep[] = [
  [-0.16, 0.014],
  [-0.1, 0.036],
  [0, 0.0515],
  [0.12, 0.055],
  [0.26, 0.0515],
  [0.42, 0.0455],
  [0.6, 0.0435],
  [0.78, 0.0385],
  [0.92, 0.0345],
  [1.04, 0.0355],
  [1.18, 0.0395],
  [1.34, 0.0385],
  [1.55, 0.0315],
  [1.76, 0.0245],
  [1.92, 0.021],
  [2.04, 0.0205],
]

/** The start of an arm inside the chest, and its end inside the hand. */
export const [armRoot, armEnd] = [-0.16, 2.04]

/** Where the deltoid stands out most, how far it reaches along the arm, and how far it stands out, in metres. */
const deltoid = { at: 0.12, reach: 0.32, height: 0.008 }
/** How far a bent elbow stands out, in metres. */
const olecranon = 0.008

/** `side` is 1 for the left. */
export function armShape(
  { build }: Person,
  { chest, leftArm, rightArm }: Skeleton,
  side: 1 | -1,
  height: number,
): LimbShape {
  const { shoulder, elbow, wrist, upper, lower } = side === 1 ? leftArm : rightArm
  const girth = build.limb * height
  // Away from the armpit; nothing where an arm points straight ahead.
  const outwards = scale(cross(chest.frame.z, upper.y), side * deltoid.height * girth)
  return {
    root: shoulder,
    joint: elbow,
    end: wrist,
    upper,
    lower,
    steps,
    girth,
    point: olecranon,
    outward: (at) => {
      const bulge = Math.max(0, 1 - Math.abs(at - deltoid.at) / deltoid.reach)
      return scale(outwards, ease(bulge))
    },
  }
}
