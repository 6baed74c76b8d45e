import { hsl, inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { atDepth, backWall, box, disc, onFloor, type Place, round, shape, wire } from './place.ts'

/** An old workshop for boxing: brick, steel windows, heavy bags, a ring's ropes. */
export const loft: Place = (camera, palette) => {
  const floor = onFloor(
    camera,
    [
      [-14, backWall],
      [14, backWall],
      [14, 6],
      [-14, 6],
    ],
    palette.floor,
  )
  const canvas = onFloor(
    camera,
    [
      [-2.6, -1.3],
      [2.6, -1.3],
      [3.2, 1.3],
      [-3.2, 1.3],
    ],
    mixColour(palette.floor, '#ffffff', 0.16),
  )
  const rim = onFloor(
    camera,
    [
      [-2.6, -1.3],
      [2.6, -1.3],
      [2.62, -1.24],
      [-2.62, -1.24],
    ],
    palette.accent,
    0.8,
  )
  const beam = onFloor(
    camera,
    [
      [-3.2, backWall],
      [-1.4, backWall],
      [1, 6],
      [-2.6, 6],
    ],
    palette.glow,
    palette.light === 'night' ? 0.06 : 0.14,
  )
  const wall =
    box(-14, 7, 28, 7, palette.wall) +
    bricks(palette) +
    [-8.6, -4.1, 2.2, 6.7].map((x) => window(palette, x)).join('') +
    box(-14, 0.2, 28, 0.2, inShade(palette.wallDeep, 0.3))
  return (
    atDepth(camera, backWall, wall) +
    floor +
    canvas +
    rim +
    beam +
    atDepth(
      camera,
      -2,
      bag(palette, -2.75, palette.accent) +
        bag(palette, 3.1, inShade(palette.wallDeep, 0.55)) +
        bag(palette, 7, palette.accent) +
        bag(palette, -6.6, inShade(palette.wallDeep, 0.55)) +
        bench(palette, 4.1),
    )
  )
}

function bricks(palette: Palette): string {
  let rows = ''
  for (let row = 0; row < 20; row++) {
    for (let column = -20; column < 20; column++) {
      if ((row * 7 + column * 5 + ((row * column) % 3)) % 4 !== 0) continue
      rows += box(column * 0.62 + (row % 2) * 0.31, 0.5 + row * 0.26, 0.58, 0.22, palette.wallDeep, 0.02, 0.75)
    }
  }
  return rows
}

function window(palette: Palette, x: number): string {
  const frame = inShade(palette.wallDeep, 0.6)
  const bars =
    [0.63, 1.27].map((at) => `M${round(x + at)} -1.1V-3.3`).join('') +
    [1.65, 2.2, 2.75].map((y) => `M${x} ${-y}H${round(x + 1.9)}`).join('')
  return (
    box(x - 0.07, 3.37, 2.04, 2.34, frame) +
    box(x, 3.3, 1.9, 2.2, palette.skyLow) +
    shape(
      `M${x} -1.1V-1.9H${x + 0.5}V-2.3H${x + 0.9}V-1.7H${x + 1.3}V-2.1H${x + 1.9}V-1.1Z`,
      mixColour(palette.wallDeep, palette.skyLow, 0.55),
    ) +
    wire(bars, frame, 0.04)
  )
}

function bag(palette: Palette, x: number, colour: string): string {
  const chain = inShade(palette.wallDeep, 0.55)
  return (
    wire(`M${x} -6V-2.55M${x} -2.55L${x - 0.2} -2.25M${x} -2.55L${x + 0.2} -2.25`, chain, 0.03) +
    box(x - 0.25, 2.27, 0.5, 1.5, colour, 0.12) +
    box(x + 0.06, 2.27, 0.19, 1.5, inShade(colour, 0.22), 0.09) +
    box(x - 0.25, 1.95, 0.5, 0.1, mixColour(colour, '#ffffff', 0.55)) +
    box(x - 0.25, 1.05, 0.5, 0.06, mixColour(colour, '#ffffff', 0.4))
  )
}

function bench(palette: Palette, x: number): string {
  return (
    box(x, 0.46, 1.7, 0.1, inShade(palette.floor, 0.3), 0.03) +
    box(x + 0.15, 0.38, 0.08, 0.38, inShade(palette.wallDeep, 0.5)) +
    box(x + 1.45, 0.38, 0.08, 0.38, inShade(palette.wallDeep, 0.5)) +
    disc(x + 0.5, 0.56, 0.11, hsl(palette.hue, 0.7, 0.5)) +
    disc(x + 0.72, 0.55, 0.1, hsl(palette.hue, 0.7, 0.44))
  )
}
