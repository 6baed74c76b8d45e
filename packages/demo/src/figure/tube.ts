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

/** The part of a profile between two positions, with flat ends, looser towards the tip: a sleeve, a trouser leg. */
export function sliceProfile(
  profile: readonly ProfileStep[],
  from: number,
  to: number,
  inflate: number,
): ProfileStep[] {
  const loose = (at: number) => inflate * Math.min(1, Math.max(0.15, (at - from) / 0.3))
  const inner = profile.filter(([at]) => at > from && at < to)
  return [profileAt(profile, from), ...inner, profileAt(profile, to)].map(([at, width, depth = width, forward = 0]) => [
    at,
    width + loose(at),
    depth + loose(at),
    forward,
  ])
}

function profileAt(profile: readonly ProfileStep[], at: number): ProfileStep {
  const next = profile.findIndex(([place]) => place >= at)
  const after = profile[next === -1 ? profile.length - 1 : next] ?? [at, 0]
  const before = profile[Math.max(0, (next === -1 ? profile.length : next) - 1)] ?? after
  const span = after[0] - before[0]
  const weight = span === 0 ? 0 : (at - before[0]) / span
  const between = (a: number, b: number) => a + (b - a) * weight
  return [
    at,
    between(before[1], after[1]),
    between(before[2] ?? before[1], after[2] ?? after[1]),
    between(before[3] ?? 0, after[3] ?? 0),
  ]
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
