import { inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { atDepth, backWall, box, disc, onFloor, type Place, wire } from './place.ts'

/** A strength floor: rack of dumbbells, a squat rack, strips of light. */
export const gym: Place = (camera, palette) => {
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
  const tiles = [-6, -4, -2, 0, 2, 4, 6]
    .map((x) =>
      onFloor(
        camera,
        [
          [x, backWall],
          [x + 0.02, backWall],
          [x * 1 + 0.03, 6],
          [x, 6],
        ],
        palette.floorDeep,
      ),
    )
    .join('')
  const lane = onFloor(
    camera,
    [
      [-1.7, -0.95],
      [1.7, -0.95],
      [1.7, 0.95],
      [-1.7, 0.95],
    ],
    palette.floorDeep,
    0.75,
  )
  const pool = onFloor(
    camera,
    [
      [-3.4, backWall],
      [-0.6, backWall],
      [1.7, 6],
      [-3, 6],
    ],
    palette.glow,
    0.1,
  )
  return (
    atDepth(camera, backWall, wall(palette)) +
    floor +
    tiles +
    lane +
    pool +
    atDepth(camera, -2.15, rack(palette, 1.35) + rack(palette, -5.6) + cage(palette, -2.9) + cage(palette, 4.4))
  )
}

function wall(palette: Palette): string {
  const panels = [-9, -6, -3, 0, 3, 6].map((x) => box(x + 0.06, 5, 2.88, 4.9, palette.wallDeep, 0.02)).join('')
  const strips = [-7.5, -1.6, 4.4]
    .map(
      (x) =>
        `<g transform="rotate(24 ${x} -2.4)">${box(x, 6, 0.09, 7, palette.glow, 0.04, 0.85)}${box(x + 0.35, 6, 0.03, 7, palette.glow, 0.01, 0.4)}</g>`,
    )
    .join('')
  return box(-14, 7, 28, 7, palette.wall) + panels + strips + box(-14, 0.16, 28, 0.16, inShade(palette.wall, 0.35))
}

function rack(palette: Palette, x: number): string {
  const frame = inShade(palette.wall, 0.62)
  const colours = [
    palette.accent,
    mixColour(palette.accent, '#ffffff', 0.45),
    mixColour(palette.accent, '#1a1030', 0.4),
  ]
  const shelves = [0.3, 0.72, 1.12]
    .map((height, shelf) => {
      const bells = Array.from({ length: 6 }, (_, index) => {
        const at = x + 0.22 + index * 0.31
        const size = 0.085 - shelf * 0.012
        return (
          disc(at - 0.05, height + size, size, inShade(colours[(index + shelf) % 3] ?? frame, 0.15)) +
          disc(at + 0.04, height + size, size, colours[(index + shelf) % 3] ?? frame)
        )
      }).join('')
      return bells + box(x, height, 2.05, 0.05, frame)
    })
    .join('')
  return box(x + 0.04, 1.24, 0.06, 1.24, frame) + box(x + 1.95, 1.24, 0.06, 1.24, frame) + shelves
}

function cage(palette: Palette, x: number): string {
  const frame = inShade(palette.wall, 0.62)
  const plate = (at: number, radius: number, colour: string) => box(at, 1.45 + radius, 0.05, radius * 2, colour, 0.02)
  return (
    box(x, 2.35, 0.09, 2.35, frame) +
    box(x + 1.15, 2.35, 0.09, 2.35, frame) +
    box(x - 0.02, 2.4, 1.28, 0.09, frame) +
    wire(`M${x - 0.55} -1.45H${x + 1.8}`, '#d4d8e2', 0.035) +
    plate(x - 0.3, 0.26, palette.accent) +
    plate(x - 0.37, 0.2, frame) +
    plate(x + 1.5, 0.26, palette.accent) +
    plate(x + 1.57, 0.2, frame)
  )
}
