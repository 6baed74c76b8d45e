import { mixColour } from './colour.ts'
import type { Expression } from './expression.ts'
import type { FacePen } from './face-mark.ts'
import { mouthShape } from './mouth-shape.ts'
import type { Person } from './person.ts'

/** Below this height an opening is a line, in metres. */
const leastOpening = 0.003

/** Lips, and what is between them: a line, teeth, or an open mouth. */
export function drawMouth(pen: FacePen, person: Person, expression: Expression): string {
  const { skin } = person
  const soft = person.build.bust > 0
  const { lips, opening, teeth, open } = mouthShape(person, expression)
  const red = mixColour(skin, soft ? '#b81f3f' : '#8c2b33', soft ? 0.66 : 0.36)
  const ink = mixColour(red, '#2a0715', 0.72)
  const between = ({ top, bottom }: typeof lips) => [...top, ...bottom.toReversed()]
  const lipsShape = pen.shape(between(lips), red)
  if (open < leastOpening) return lipsShape + pen.line(opening.top, ink, 0.0034)
  const bite = expression.effort > expression.joy
  const middle = opening.top.map(([around, up], index): [number, number] => [
    around * 0.9,
    (up + (opening.bottom[index]?.[1] ?? up)) / 2,
  ])
  return (
    lipsShape +
    pen.shape(between(opening), '#48101c') +
    pen.shape(between(teeth), '#fffaf2') +
    (bite ? pen.line(middle, '#48101c', 0.0014, 0.55) : '') +
    pen.line(opening.top, ink, 0.0022) +
    (bite ? pen.line(opening.bottom, ink, 0.0022) : '')
  )
}
