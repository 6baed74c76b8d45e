import { type Brush, type Layer, paintBone } from './brush.ts'
import { drawFoot } from './draw-foot.ts'
import type { Person } from './person.ts'
import type { LegBones } from './skeleton.ts'
import { limbTube, type ProfileStep, sliceProfile, type Tube } from './tube.ts'

const thigh: readonly ProfileStep[] = [
  [-0.14, 0.03, 0.034, -0.012],
  [-0.1, 0.058, 0.068, -0.013],
  [-0.03, 0.08, 0.092, -0.014],
  [0.08, 0.086, 0.098, -0.01],
  [0.22, 0.084, 0.096, -0.003],
  [0.4, 0.077, 0.086, 0.003],
  [0.6, 0.067, 0.074, 0.005],
  [0.8, 0.057, 0.062, 0.005],
  [0.94, 0.052, 0.056, 0.005],
  [1.02, 0.049, 0.052, 0.004],
  [1.08, 0.036, 0.038, 0],
]

const shin: readonly ProfileStep[] = [
  [-0.08, 0.03, 0.032, 0],
  [-0.02, 0.046, 0.05, 0.003],
  [0.06, 0.049, 0.053, 0.002],
  [0.18, 0.049, 0.056, -0.009],
  [0.32, 0.05, 0.058, -0.014],
  [0.48, 0.044, 0.051, -0.011],
  [0.66, 0.036, 0.041, -0.004],
  [0.85, 0.03, 0.034, 0],
  [1, 0.031, 0.036, 0],
  [1.05, 0.026, 0.03, 0],
]

/** Thigh, shin and foot as separate layers, because a bent leg can be both in front of and behind the body. */
export function drawLeg(brush: Brush, person: Person, leg: LegBones, height: number): Layer[] {
  const girth = person.build.limb * height
  const bone =
    (from: LegBones['hip'], to: LegBones['hip'], frame: LegBones['upper']) => (profile: readonly ProfileStep[]) =>
      limbTube(from, to, frame, profile, girth)
  const upper = bone(leg.hip, leg.knee, leg.upper)
  const lower = bone(leg.knee, leg.ankle, leg.lower)
  const cut = cuts[person.bottom.cut]
  const thighSvg =
    (cut.thigh < 1 ? paintBone(brush, upper(thigh), person.skin) : '') +
    paintBone(brush, upper(garment(thigh, cut.thigh, cut.loose)), person.bottom.colour, [3, cut.thigh < 1 ? 0 : 2])
  const shinSvg =
    (cut.shin < 1 ? paintBone(brush, lower(shin), person.skin) : '') +
    (cut.shin > 0
      ? paintBone(brush, lower(garment(shin, cut.shin, cut.loose * 0.7)), person.bottom.colour, [2, 0])
      : '')
  return [
    { depth: (leg.hip[2] + leg.knee[2]) / 2 - 0.03, svg: thighSvg },
    { depth: (leg.knee[2] + leg.ankle[2]) / 2 - 0.02, svg: shinSvg },
    { depth: leg.ankle[2] + 0.02, svg: drawFoot(brush, person, leg, height) },
  ]
}

/** The area of a leg, for its shadow. */
export function legTubes(leg: LegBones, girth: number): Tube[] {
  return [limbTube(leg.hip, leg.knee, leg.upper, thigh, girth), limbTube(leg.knee, leg.ankle, leg.lower, shin, girth)]
}

/** How far the cloth extends down thigh and shin (0 to 1), and its looseness in metres. */
const cuts = {
  leggings: { thigh: 1, shin: 0.97, loose: 0.002 },
  capri: { thigh: 1, shin: 0.45, loose: 0.002 },
  shorts: { thigh: 0.55, shin: 0, loose: 0.013 },
  joggers: { thigh: 1, shin: 0.95, loose: 0.012 },
} as const

function garment(profile: readonly ProfileStep[], until: number, loose: number): ProfileStep[] {
  const first = profile[0]?.[0] ?? 0
  return until >= 1
    ? profile.map(([at, width, depth = width, forward = 0]) => [at, width + loose, depth + loose, forward])
    : sliceProfile(profile, first, until, loose)
}
