import type { Brush, Layer } from './brush.ts'
import { armTubes, drawArm } from './draw-arm.ts'
import { footTube } from './draw-foot.ts'
import { drawLooseHair } from './draw-hair.ts'
import type { Grip } from './draw-hand.ts'
import { drawHead } from './draw-head.ts'
import { drawLeg, legTubes } from './draw-leg.ts'
import { drawHips, drawNeck, drawShirt, torsoTube } from './draw-torso.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'
import { skullTube } from './skull.ts'
import type { Tube } from './tube.ts'
import type { Vector } from './vector.ts'

export type Figure = {
  person: Person
  /** In scene coordinates. */
  skeleton: Skeleton
  grip: Grip
  /** Unit direction in which loose hair hangs. */
  trail: Vector
}

/** The body's parts, unsorted, so that props can be sorted in between. */
export function drawFigure(brush: Brush, { person, skeleton, grip, trail }: Figure): Layer[] {
  const height = person.height
  const torsoDepth = (skeleton.chest.at[2] + skeleton.pelvis.at[2]) / 2
  const headDepth = Math.max(torsoDepth, skeleton.head.at[2]) + 0.012
  return [
    { depth: skeleton.pelvis.at[2] - 0.06, svg: drawHips(brush, person, skeleton, height) },
    { depth: torsoDepth, svg: drawShirt(brush, person, skeleton, height) },
    {
      depth: Math.max(torsoDepth + 0.002, (skeleton.neck[2] + skeleton.head.at[2]) / 2),
      svg: drawNeck(brush, person, skeleton, height),
    },
    { depth: headDepth, svg: drawHead(brush, person, skeleton.head, height) },
    ...drawLooseHair(brush, person, skeleton.head, trail, height, headDepth),
    ...drawArm(brush, person, skeleton.leftArm, 1, grip, height),
    ...drawArm(brush, person, skeleton.rightArm, -1, grip, height),
    ...drawLeg(brush, person, skeleton.leftLeg, height),
    ...drawLeg(brush, person, skeleton.rightLeg, height),
  ]
}

/** All parts of a body that cast a shadow. */
export function figureTubes({ person, skeleton }: Figure): Tube[] {
  const girth = person.build.limb * person.height
  return [
    torsoTube(person, skeleton, person.height),
    skullTube(skeleton.head, person.height, 0.008),
    ...armTubes(skeleton.leftArm, girth),
    ...armTubes(skeleton.rightArm, girth),
    ...legTubes(skeleton.leftLeg, girth),
    ...legTubes(skeleton.rightLeg, girth),
    footTube(skeleton.leftLeg, undefined, person.height),
    footTube(skeleton.rightLeg, undefined, person.height),
  ]
}
