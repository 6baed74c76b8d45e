import { mixColour } from './colour.ts'
import type { FacePen, Mark } from './face-mark.ts'
import type { Person } from './person.ts'

/** Inner and outer corner of an eye, in degrees from the middle of the face. */
const [inner, outer] = [12.5, 38]
const steps = 6

/** An eye with lids, lashes and brow: `side` 1 is the person's left. */
export function drawEye(pen: FacePen, person: Person, side: 1 | -1): string {
  if (pen.sees([25 * side, 0.008]) < 0.3) return ''
  const { face, skin } = person
  const soft = person.build.bust > 0
  const ink = mixColour(skin, '#1b0d16', 0.92)
  const around = (share: number) => side * (inner + (outer - inner) * share + pen.turnedEye(side))
  const corner = (share: number) => 0.003 + 0.005 * share
  const swell = (share: number) => Math.sin(Math.PI * share ** 0.9)
  const upper = (share: number) => corner(share) + 0.0103 * face.eye * swell(share)
  const lower = (share: number) => corner(share) - 0.0062 * swell(share)
  const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps)
  const along = (height: (share: number) => number, [from, to] = [0, 1]) =>
    shares.map((share): Mark => {
      const at = from + (to - from) * share
      return [around(at), height(at)]
    })
  const lash = (share: number) => upper(share) + (soft ? 0.0022 + 0.0042 * share : 0.0018 + 0.0014 * share)
  const disc = (radius: number) =>
    Array.from({ length: 10 }, (_, step): Mark => {
      const turn = (step / 10) * Math.PI * 2
      const share = 0.5 + (radius * Math.cos(turn)) / 0.027
      const up = 0.0066 + radius * Math.sin(turn)
      return [around(share), Math.min(upper(share) + 0.001, Math.max(lower(share), up))]
    })
  const wing: Mark[] = soft ? [[around(1.13), corner(1) + 0.0075]] : []
  return (
    pen.shape([...along(upper), ...along(lower).reverse()], mixColour(skin, '#fffdf8', 0.82)) +
    pen.shape(disc(0.0082), face.iris) +
    pen.shape(disc(0.0048), '#140a10') +
    pen.dot([around(0.44), 0.0105], 0.0021, '#ffffff', 0.95) +
    pen.line(along(lower, [0.2, 1]), ink, 0.0016, 0.45) +
    pen.shape([...along(upper), ...wing, ...along(lash).reverse()], ink) +
    pen.line(
      along((share) => upper(share) + 0.0075, [0.12, 0.95]),
      mixColour(skin, '#3d1020', 0.5),
      0.0017,
      0.6,
    )
  )
}

/** The brow over an eye, wider towards the nose. */
export function drawBrow(pen: FacePen, person: Person, side: 1 | -1): string {
  const { face, hair } = person
  const bare = hair.style === 'bald' || hair.style === 'hijab'
  const colour = mixColour(bare ? '#3b2a25' : hair.colour, '#20120f', person.mature ? 0.25 : 0.5)
  const weight = face.brow * (person.build.bust > 0 ? 0.0032 : 0.0045)
  const rise = 0.003 + 0.004 * face.arch
  const middle: readonly (readonly [around: number, up: number, weight: number])[] = [
    [10, 0.0285, 0.9],
    [19, 0.0285 + rise * 0.75, 1],
    [29, 0.0285 + rise, 0.85],
    [37, 0.0285 + rise * 0.6, 0.5],
    [43, 0.0265, 0.12],
  ]
  const edge = (way: 1 | -1) =>
    middle.map(([around, up, share]): Mark => [(around + pen.turnedEye(side)) * side, up + way * weight * share])
  return pen.shape([...edge(1), ...edge(-1).reverse()], colour)
}
