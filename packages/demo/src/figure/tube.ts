import type { Frame } from './frame.ts'
import { add, cross, mix, normalise, scale, subtract, type Vector } from './vector.ts'

/** A cross-section: its centre and its two half axes. */
export type Ring = { centre: Vector; side: Vector; front: Vector }

/** A body part as a series of cross-sections, from its root to its tip. */
export type Tube = readonly Ring[]

/** A point of a profile: position along the bone (0 root, 1 tip), half width, half depth, and forward shift. */
export type ProfileStep = readonly [at: number, width: number, depth?: number, forward?: number]

/** A limb segment with a profile. */
export function limbTube(from: Vector, to: Vector, frame: Frame, profile: readonly ProfileStep[], girth = 1): Tube {
  return profile.map(([at, width, depth = width, forward = 0]) => ({
    centre: add(mix(from, to, at), scale(frame.z, forward * girth)),
    side: scale(frame.x, width * girth),
    front: scale(frame.z, depth * girth),
  }))
}

/** The same shape with `parts` times the cross-sections, along a smooth curve through them. */
export function smoothTube(tube: Tube, parts = 2): Tube {
  const ring = (index: number) => tube[Math.min(tube.length - 1, Math.max(0, index))] as Ring
  return tube.flatMap((start, index): Ring[] => {
    if (index === tube.length - 1) return [start]
    return Array.from({ length: parts }, (_, part) => {
      const along = (axis: keyof Ring) =>
        curve(
          [ring(index - 1), start, ring(index + 1), ring(index + 2)].map((each) => each[axis]),
          part / parts,
        )
      return { centre: along('centre'), side: along('side'), front: along('front') }
    })
  })
}

/** A Catmull-Rom spline between the second and third of four points. */
function curve(points: readonly Vector[], at: number): Vector {
  const [a, b, c, d] = points as [Vector, Vector, Vector, Vector]
  const weights = [
    (-at + 2 * at * at - at ** 3) / 2,
    (2 - 5 * at * at + 3 * at ** 3) / 2,
    (at + 4 * at * at - 3 * at ** 3) / 2,
    (-at * at + at ** 3) / 2,
  ] as const
  return add(add(scale(a, weights[0]), scale(b, weights[1])), add(scale(c, weights[2]), scale(d, weights[3])))
}

/** An ellipsoid along the frame's axes. */
export function ball(centre: Vector, frame: Frame, [width, height, depth]: Vector, steps = 7): Tube {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (Math.PI * (step + 0.15)) / (steps - 0.7) - Math.PI / 2
    const across = Math.cos(angle)
    return {
      centre: add(centre, scale(frame.y, Math.sin(angle) * height)),
      side: scale(frame.x, across * width),
      front: scale(frame.z, across * depth),
    }
  })
}

/** A rod between two points, as of a frame or a dumbbell. */
export function rod(from: Vector, to: Vector, radius: number, endRadius = radius): Tube {
  const along = normalise(subtract(to, from))
  const helper: Vector = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const side = normalise(cross(along, helper))
  const front = cross(side, along)
  return [
    { centre: from, side: scale(side, radius), front: scale(front, radius) },
    { centre: to, side: scale(side, endRadius), front: scale(front, endRadius) },
  ]
}

export function ringPoint(ring: Ring, angle: number): Vector {
  return add(add(ring.centre, scale(ring.side, Math.cos(angle))), scale(ring.front, Math.sin(angle)))
}
