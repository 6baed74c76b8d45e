import type { Move } from '../../moves/move.ts'
import { type Brush, fill, type Layer, paintTube, stroke } from '../brush.ts'
import { project } from '../camera.ts'
import { mixColour } from '../colour.ts'
import { upright } from '../frame.ts'
import { polygon } from '../outline.ts'
import { ball, rod } from '../tube.ts'
import type { Vector } from '../vector.ts'
import { bike } from './bike-measures.ts'

const frameColour = '#2a2740'

/** A studio bike: flywheel in front, scaled to the rider by `toScene`. */
export function drawBike(
  brush: Brush,
  toScene: (point: Vector) => Vector,
  move: Move,
  seconds: number,
  accent: string,
): Layer[] {
  const angle = crankAngle(move, seconds)
  const bar = (from: Vector, to: Vector, radius: number, colour = frameColour, end = radius): Layer => {
    const [a, b] = [toScene(from), toScene(to)]
    return { depth: (a[2] + b[2]) / 2, svg: paintTube(brush, rod(a, b, radius, end), colour) }
  }
  const { crank, saddle, handlebar, wheel } = bike
  const pedals = ([1, -1] as const).flatMap((side) => {
    const pedal = pedalAt(side, angle)
    const arm: Vector = [side * 0.075, crank[1], crank[2]]
    const depthShift = toScene([side, 0, 0])[2] > toScene([0, 0, 0])[2] ? 0.03 : -0.03
    const crankArm = bar(arm, [side * 0.085, pedal[1], pedal[2]], 0.016, '#c9ced8')
    const plate = bar(
      [side * 0.07, pedal[1] - 0.015, pedal[2] - 0.05],
      [side * 0.15, pedal[1] - 0.015, pedal[2] + 0.03],
      0.02,
      '#1c1a2b',
    )
    return [
      { ...crankArm, depth: crankArm.depth + depthShift },
      { ...plate, depth: plate.depth - 0.05 },
    ]
  })
  const grips = [1, -1].flatMap((side) => [
    bar(
      [side * 0.2, handlebar[1], handlebar[2] - 0.06],
      [side * 0.2, handlebar[1] + 0.06, handlebar[2] + 0.12],
      0.02,
      '#191727',
    ),
    bar([0, handlebar[1], handlebar[2] - 0.04], [side * 0.2, handlebar[1], handlebar[2] - 0.06], 0.02, '#191727'),
  ])
  return [
    ...flywheel(brush, toScene, angle, accent),
    bar([0, 0.05, -0.5], [0, 0.05, 0.82], 0.035),
    bar([-0.25, 0.035, -0.5], [0.25, 0.035, -0.5], 0.035),
    bar([-0.25, 0.035, 0.82], [0.25, 0.035, 0.82], 0.035),
    bar([0, 0.06, -0.3], [0, saddle[1] - 0.06, saddle[2]], 0.035, frameColour, 0.026),
    bar([0, 0.3, -0.25], [0, 0.62, 0.42], 0.04, accent),
    bar([0, 0.62, 0.42], [0, 0.38, wheel[2]], 0.03),
    bar([0, 0.6, 0.42], [0, handlebar[1] - 0.02, handlebar[2] - 0.06], 0.028),
    bar([0, 0.1, 0.1], [0, crank[1], crank[2]], 0.045),
    saddleLayer(brush, toScene, saddle),
    ...grips,
    ...pedals,
  ]
}

/** Radians the crank has turned; the left pedal is foremost at 0. */
export function crankAngle(move: Move, seconds: number): number {
  return (seconds / move.period) * (move.turns ?? 1) * Math.PI * 2
}

/** Position of the ball of a rider's foot, turning forward and down. */
export function pedalAt(side: 1 | -1, angle: number): Vector {
  const turned = side === 1 ? angle : angle + Math.PI
  const { crank, crankLength } = bike
  return [side * 0.11, crank[1] - Math.sin(turned) * crankLength, crank[2] + Math.cos(turned) * crankLength]
}

function saddleLayer(brush: Brush, toScene: (point: Vector) => Vector, saddle: Vector): Layer {
  const nose = toScene([0, saddle[1] - 0.02, saddle[2] + 0.17])
  const seat = toScene([0, saddle[1] - 0.025, saddle[2] - 0.04])
  const size = toScene([0, 1, 0])[1]
  const svg =
    paintTube(brush, rod(seat, nose, 0.05 * size, 0.022 * size), '#191727') +
    paintTube(brush, ball(seat, upright, [0.1 * size, 0.04 * size, 0.1 * size]), '#191727')
  return { depth: seat[2] - 0.2, svg }
}

function flywheel(brush: Brush, toScene: (point: Vector) => Vector, angle: number, accent: string): Layer[] {
  const { wheel, wheelRadius } = bike
  const rim = (radius: number, x: number) =>
    Array.from({ length: 36 }, (_, index) => {
      const turn = (index / 36) * Math.PI * 2
      return project(brush.camera, toScene([x, wheel[1] + Math.sin(turn) * radius, wheel[2] + Math.cos(turn) * radius]))
    })
  const near = toScene([1, 0, 0])[2] > toScene([0, 0, 0])[2] ? 1 : -1
  const spoke = (turn: number) => {
    const [x, y] = project(
      brush.camera,
      toScene([near * 0.03, wheel[1] + Math.sin(-turn) * 0.17, wheel[2] + Math.cos(-turn) * 0.17]),
    )
    const [fromX, fromY] = project(
      brush.camera,
      toScene([near * 0.03, wheel[1] + Math.sin(-turn) * 0.07, wheel[2] + Math.cos(-turn) * 0.07]),
    )
    return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`
  }
  // With five spokes the wheel may turn a whole number of fifths per period: a fifth of a turn is invisible.
  const spokes = [0, 1, 2, 3, 4].map((index) => spoke(angle * 2 + (index / 5) * Math.PI * 2)).join('')
  const svg =
    fill(polygon(rim(wheelRadius, -near * 0.035)), '#15131f') +
    fill(polygon(rim(wheelRadius, near * 0.03)), mixColour(frameColour, '#ffffff', 0.12)) +
    fill(polygon(rim(wheelRadius * 0.86, near * 0.03)), mixColour(accent, '#1a1630', 0.55)) +
    stroke(spokes, mixColour(accent, '#ffffff', 0.25), brush.camera.zoom * 0.02) +
    fill(polygon(rim(0.06, near * 0.032)), accent)
  return [{ depth: toScene([0, 0, wheel[2]])[2] - 0.02, svg }]
}
