import { mixColour } from './colour.ts'
import type { FacePen, Mark } from './face-mark.ts'
import type { Person } from './person.ts'

/** Where the lips meet, in metres from the middle of the head. */
const seam = -0.0675

/** Two lips, the line between them and the shade below, with a smile at the corners. */
export function drawMouth(pen: FacePen, person: Person): string {
  const { face, skin } = person
  const soft = person.build.bust > 0
  const red = mixColour(skin, soft ? '#b0243f' : '#8c2b33', soft ? 0.58 : 0.34)
  const half = 20 * face.mouth
  const thick = face.lips * (soft ? 1 : 0.8)
  const smile = 0.0055
  const corner = (side: 1 | -1): Mark => [half * side, seam + smile]
  const between: Mark[] = [
    corner(-1),
    [-half * 0.55, seam + 0.0008],
    [0, seam - 0.0006],
    [half * 0.55, seam + 0.0008],
    corner(1),
  ]
  const top: Mark[] = [
    [half * 0.62, seam + 0.0052 * thick + 0.0012],
    [half * 0.25, seam + 0.0082 * thick],
    [0, seam + 0.0058 * thick],
    [-half * 0.25, seam + 0.0082 * thick],
    [-half * 0.62, seam + 0.0052 * thick + 0.0012],
  ]
  const bottom: Mark[] = [
    [half * 0.68, seam - 0.0045 * thick],
    [half * 0.3, seam - 0.0108 * thick],
    [-half * 0.3, seam - 0.0108 * thick],
    [-half * 0.68, seam - 0.0045 * thick],
  ]
  const ink = mixColour(red, '#2a0715', 0.6)
  const under = seam - 0.0135 * thick - 0.002
  return (
    pen.shape([...between, ...bottom], mixColour(red, '#ffb9a8', soft ? 0.2 : 0.12)) +
    pen.shape([...between, ...top], mixColour(red, '#4a0d22', 0.16)) +
    pen.line([[-half * 1.06, seam + smile + 0.001], ...between, [half * 1.06, seam + smile + 0.001]], ink, 0.0021) +
    pen.line(
      [
        [-half * 0.3, under + 0.0012],
        [0, under],
        [half * 0.3, under + 0.0012],
      ],
      mixColour(skin, '#4a1020', 0.5),
      0.0028,
      0.4,
    )
  )
}
