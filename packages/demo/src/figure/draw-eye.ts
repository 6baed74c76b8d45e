import { mixColour } from './colour.ts'
import type { Expression } from './expression.ts'
import type { FacePen, Mark } from './face-mark.ts'
import type { Person } from './person.ts'

/** Inner and outer corner of an eye, in degrees from the middle of the face. */
const [inner, outer] = [11, 40]
const steps = 7
/** How far the iris moves to look aside, as a share of the eye's width, and up, in metres. */
const [aside, above] = [0.17, 0.0024]

/** An eye in few strong shapes: white, iris and upper lid. `side` 1 is the person's left. */
export function drawEye(pen: FacePen, person: Person, side: 1 | -1, { effort, joy, closed, gaze }: Expression): string {
  if (pen.sees([25 * side, 0.008]) < 0.3) return ''
  const { face, skin } = person
  const soft = person.build.bust > 0
  const ink = mixColour(skin, '#1b0d16', 0.94)
  const around = (share: number) => side * (inner + (outer - inner) * share + pen.turnedEye(side))
  const corner = (share: number) => 0.003 + 0.004 * share
  const swell = (share: number) => Math.sin(Math.PI * share ** 0.9)
  const lower = (share: number) => corner(share) - 0.0072 * (1 - 0.7 * joy - 0.4 * effort) * swell(share)
  const raised = (share: number) => corner(share) + 0.0122 * face.eye * (1 - 0.2 * effort - 0.12 * joy) * swell(share)
  const upper = (share: number) => raised(share) + (corner(share) - 0.004 * swell(share) - raised(share)) * closed
  const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps)
  const along = (height: (share: number) => number) => shares.map((share): Mark => [around(share), height(share)])
  const lash = (share: number) => upper(share) + (soft ? 0.0034 + 0.0042 * share : 0.003 + 0.0014 * share)
  const middle = 0.5 + side * gaze[0] * aside
  const disc = (radius: number) =>
    Array.from({ length: 12 }, (_, step): Mark => {
      const turn = (step / 12) * Math.PI * 2
      const share = Math.min(0.98, Math.max(0.02, middle + (radius * Math.cos(turn)) / 0.032))
      const up = 0.006 + gaze[1] * above + radius * Math.sin(turn)
      return [around(share), Math.min(upper(share) + 0.001, Math.max(lower(share), up))]
    })
  const wing: Mark[] = soft ? [[around(1.12), (closed > 0.5 ? lower : corner)(1) + 0.006]] : []
  const lid = pen.shape([...along(upper), ...wing, ...along(lash).reverse()], ink)
  if (closed > 0.8) return lid
  return (
    pen.shape([...along(upper), ...along(lower).reverse()], mixColour(skin, '#fffdf8', 0.88)) +
    pen.shape(disc(0.0096), face.iris) +
    pen.shape(disc(0.0056), '#140a10') +
    pen.dot([around(middle - side * 0.06), 0.0105 + gaze[1] * above], 0.0023, '#ffffff', 0.95) +
    lid
  )
}

/** The brow over an eye, wider towards the nose: lowered in effort, raised in joy. */
export function drawBrow(pen: FacePen, person: Person, side: 1 | -1, { effort, joy, closed }: Expression): string {
  const { face, hair } = person
  const bare = hair.style === 'bald' || hair.style === 'hijab'
  const colour = mixColour(bare ? '#3b2a25' : hair.colour, '#20120f', person.mature ? 0.3 : 0.5)
  const weight = face.brow * (person.build.bust > 0 ? 0.0038 : 0.0048)
  const rise = 0.003 + 0.004 * face.arch
  const shift = 0.0045 * joy - 0.0014 * effort - 0.002 * closed
  const middle: readonly (readonly [around: number, up: number, weight: number])[] = [
    [9.5, 0.0285 - 0.0034 * effort, 0.9],
    [19, 0.0285 + rise * 0.75 - 0.002 * effort, 1],
    [29, 0.0285 + rise, 0.88],
    [38, 0.0285 + rise * 0.6, 0.55],
    [44, 0.0265, 0.14],
  ]
  const edge = (way: 1 | -1) =>
    middle.map(
      ([around, up, share]): Mark => [(around + pen.turnedEye(side)) * side, up + shift + way * weight * share],
    )
  return pen.shape([...edge(1), ...edge(-1).reverse()], colour)
}
