import { type Brush, fill, paintEdge, paintLight, paintTube, stroke } from './brush.ts'
import { project } from './camera.ts'
import { inShade } from './colour.ts'
import { outOf } from './frame.ts'
import { type Grip, type HandShape, handShape } from './hand-shape.ts'
import { outlinePath } from './outline.ts'
import type { ArmBones } from './skeleton.ts'
import { smoothPath } from './smooth-path.ts'
import { surfaceGrid } from './surface.ts'
import { ball, type Ring, rod } from './tube.ts'
import { add, dot, normalise, scale, subtract } from './vector.ts'

const gloveColours = { leather: '#e8413c', cuff: '#fff3e6' }

/** The least width of a hand, in units of the drawing, at which its fingers are told apart. */
const leastWidth = 24

export function drawHand(brush: Brush, skin: string, arm: ArmBones, side: 1 | -1, grip: Grip, height: number): string {
  if (grip === 'glove') return drawGlove(brush, arm, height)
  const hand = handShape(arm, side, grip, height)
  return (
    paintEdge(brush, hand.palm.slice(5)) +
    fill(handOutline(brush, hand), skin) +
    paintLight(brush, surfaceGrid(brush.camera, hand.palm, 12), skin, undefined, 0) +
    (brush.flat || 0.082 * brush.camera.zoom * height < leastWidth ? '' : drawFingers(brush, skin, hand, height))
  )
}

/** Palm, fingers and thumb as one path. */
export function handOutline(brush: Brush, { palm, thumb }: HandShape): string {
  return outlinePath(brush.camera, palm) + outlinePath(brush.camera, thumb)
}

/** The lines between the fingers, on the side of the hand that faces the viewer. */
function drawFingers(brush: Brush, skin: string, { palm, frame, form }: HandShape, height: number): string {
  const middle = palm[Math.floor(palm.length / 2)]
  if (!middle) return ''
  const toEye = normalise(subtract(brush.camera.eye, middle.centre))
  const facing = dot(frame.z, toEye)
  const isFist = form === 'fist'
  if (isFist ? facing < 0.35 : Math.abs(facing) < 0.45) return ''
  const rings = isFist ? palm.slice(Math.round(palm.length * 0.42), -3) : palm.slice(Math.round(palm.length * 0.62), -2)
  const line = (share: number) =>
    smoothPath(rings.map((ring) => project(brush.camera, onSurface(ring, share, Math.sign(facing)))))
  return [-0.46, 0.02, 0.5]
    .map((share) => stroke(line(share), inShade(skin, 0.5), 0.0032 * brush.camera.zoom * height, 0.55))
    .join('')
}

function onSurface({ centre, side, front }: Ring, share: number, way: number) {
  return add(add(centre, scale(side, share)), scale(front, way * Math.sqrt(1 - share * share)))
}

function drawGlove(brush: Brush, arm: ArmBones, height: number): string {
  const { leather, cuff: cuffColour } = brush.flat?.glove ?? gloveColours
  const centre = add(arm.wrist, scale(arm.hand.y, 0.085 * height))
  const fist = ball(centre, arm.hand, [0.068 * height, 0.09 * height, 0.072 * height], 9)
  const cuff = rod(
    add(arm.wrist, scale(arm.hand.y, -0.045 * height)),
    add(arm.wrist, scale(arm.hand.y, 0.02 * height)),
    0.043 * height,
    0.048 * height,
  )
  const thumbTube = ball(
    add(centre, outOf(arm.hand, [0, -0.012 * height, 0.06 * height])),
    arm.hand,
    [0.028 * height, 0.055 * height, 0.028 * height],
    6,
  )
  return paintTube(brush, cuff, cuffColour) + paintTube(brush, fist, leather) + paintTube(brush, thumbTube, leather)
}
