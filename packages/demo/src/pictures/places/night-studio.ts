import { hsl, mixColour } from '../../figure/colour.ts'
import { atDepth, backWall, box, onFloor, type Place, shape, wire } from './place.ts'

/** A dark room of neon arcs and beams of light, for riding and dancing. */
export const nightStudio: Place = (camera, palette) => {
  const second = hsl(palette.hue + 55, 0.85, 0.64)
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
  const gloss = onFloor(
    camera,
    [
      [-2.6, backWall],
      [2.6, backWall],
      [4.4, 6],
      [-4.4, 6],
    ],
    palette.glow,
    0.09,
  )
  const lines = [-1.6, -0.6, 0.6, 1.8]
    .map((z) =>
      onFloor(
        camera,
        [
          [-14, z],
          [14, z],
          [14, z + 0.025],
          [-14, z + 0.025],
        ],
        palette.glow,
        0.16,
      ),
    )
    .join('')
  const ring = (radius: number, colour: string, width: number) =>
    wire(`M${-radius} 0V-1.2A${radius} ${radius} 0 0 1 ${radius} -1.2V0`, colour, width * 3.4, 0.16) +
    wire(`M${-radius} 0V-1.2A${radius} ${radius} 0 0 1 ${radius} -1.2V0`, colour, width)
  const panels = [-9.5, -7, -4.5, 3.1, 5.6, 8.1]
    .map(
      (x) =>
        box(x, 3.3, 1.4, 3.3, palette.wallDeep, 0.06) +
        wire(`M${x + 0.2} -0.5V-2.9`, second, 0.05, 0.9) +
        wire(`M${x + 0.2} -0.5V-2.9`, second, 0.17, 0.18),
    )
    .join('')
  const beams = [
    [-3.4, -1.6],
    [-1.2, 0.2],
    [1.4, 0.3],
    [3.6, 1.9],
  ]
    .map(([top, foot], index) =>
      shape(
        `M${top} -5L${(foot ?? 0) - 0.8} 0H${(foot ?? 0) + 0.8}L${(top ?? 0) + 0.25} -5Z`,
        index % 2 ? second : palette.glow,
        0.09,
      ),
    )
    .join('')
  const wall =
    box(-14, 8, 28, 8, palette.wall) +
    box(-14, 8, 28, 4, palette.wallDeep, 0, 0.5) +
    panels +
    ring(2.55, palette.glow, 0.07) +
    ring(2.1, second, 0.045) +
    ring(1.65, mixColour(palette.glow, '#ffffff', 0.4), 0.03) +
    beams
  return atDepth(camera, backWall, wall) + floor + gloss + lines
}
