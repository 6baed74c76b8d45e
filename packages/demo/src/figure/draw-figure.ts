import type { Brush, Layer } from './brush.ts'
import { armTubes, drawArm } from './draw-arm.ts'
import { footTube } from './draw-foot.ts'
import { drawLooseHair } from './draw-hair.ts'
import { drawHead } from './draw-head.ts'
import { drawLeg, legTube } from './draw-leg.ts'
import { drawHips, drawNeck, drawShirt, torsoTube } from './draw-torso.ts'
import type { Expression } from './expression.ts'
import type { Grip } from './hand-shape.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'
import { type Head, skullTube } from './skull.ts'
import type { Tube } from './tube.ts'
import { add, scale, type Vector } from './vector.ts'

export type Figure = {
  person: Person
  /** In scene coordinates. */
  skeleton: Skeleton
  grip: Grip
  expression?: Expression
  /** Unit direction in which loose hair hangs. */
  trail: Vector
}

/** Heads are drawn larger than life, so that faces can be read in small pictures. */
const headSize = 1.12

/** The body's parts, unsorted, so that props can be sorted in between. */
export function drawFigure(brush: Brush, { person, skeleton, grip, trail, expression }: Figure): Layer[] {
  const height = person.height
  const head = largerHead(skeleton.head, height)
  const torsoDepth = (skeleton.chest.at[2] + skeleton.pelvis.at[2]) / 2
  const headDepth = Math.max(torsoDepth, skeleton.head.at[2]) + 0.012
  return [
    { depth: skeleton.pelvis.at[2] - 0.16, svg: drawHips(brush, person, skeleton, height) },
    { depth: torsoDepth, svg: drawShirt(brush, person, skeleton, height) },
    {
      depth: Math.max(torsoDepth + 0.002, (skeleton.neck[2] + skeleton.head.at[2]) / 2),
      svg: drawNeck(brush, person, skeleton, height),
    },
    { depth: headDepth, svg: drawHead(brush, person, head, height * headSize, expression) },
    ...drawLooseHair(brush, person, head, trail, height * headSize, headDepth),
    ...drawArm(brush, person, skeleton, 1, grip, height),
    ...drawArm(brush, person, skeleton, -1, grip, height),
    ...drawLeg(brush, person, skeleton.leftLeg, skeleton.pelvis.frame, height),
    ...drawLeg(brush, person, skeleton.rightLeg, skeleton.pelvis.frame, height),
  ]
}

/** All parts of a body that cast a shadow. */
export function figureTubes({ person, skeleton }: Figure): Tube[] {
  return [
    torsoTube(person, skeleton, person.height),
    skullTube(largerHead(skeleton.head, person.height), person.height * headSize, 0.008),
    ...armTubes(person, skeleton, 1, person.height),
    ...armTubes(person, skeleton, -1, person.height),
    legTube(person, skeleton.leftLeg, person.height),
    legTube(person, skeleton.rightLeg, person.height),
    footTube(skeleton.leftLeg, undefined, person.height),
    footTube(skeleton.rightLeg, undefined, person.height),
  ]
}

/** The chin stays where it is. */
function largerHead({ at, frame }: Head, height: number): Head {
  return { at: add(at, scale(frame.y, 0.118 * (headSize - 1) * height)), frame }
}
