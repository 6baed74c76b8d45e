import { inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { atDepth, backWall, box, disc, onFloor, type Place, plantPot, round, shape, wire } from './place.ts'

/** A light room with arched windows: the sun falls through them onto a wooden floor. */
export const studio: Place = (camera, palette) => {
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
  const boards = Array.from({ length: 29 }, (_, index) => {
    const x = (index - 14) * 0.55
    return onFloor(
      camera,
      [
        [x, backWall],
        [x + 0.018, backWall],
        [x + 0.018, 6],
        [x, 6],
      ],
      palette.floorDeep,
      0.7,
    )
  }).join('')
  const light = [-4.6, -1.15, 2.3, 5.75]
    .map((x) =>
      onFloor(
        camera,
        [
          [x + 0.8, backWall + 0.5],
          [x + 2.3, backWall + 0.5],
          [x + 3.7, 1.4],
          [x + 2.1, 1.4],
        ],
        palette.glow,
        palette.light === 'night' ? 0.08 : 0.3,
      ),
    )
    .join('')
  const windows = [-8.05, -4.6, -1.15, 2.3, 5.75].map((x) => window(palette, x)).join('')
  const wall = box(-14, 7, 28, 7, palette.wall) + windows + box(-14, 0.2, 28, 0.2, palette.trim)
  const barre = wire('M-14 -1.02H14', inShade(palette.floor, 0.3), 0.06)
  return (
    atDepth(camera, backWall, wall + barre) +
    floor +
    boards +
    light +
    atDepth(
      camera,
      -2.1,
      plantPot(-3.15, 1.25, palette, palette.trim) +
        plantPot(4.95, 0.95, palette, mixColour(palette.accent, palette.wall, 0.3)) +
        plantPot(-7.2, 1.1, palette, palette.accent),
    )
  )
}

function window(palette: Palette, x: number): string {
  const arch = (inset: number) =>
    `M${round(x + inset)} -0.62V${-1.9 - 0.3}a${round(1.15 - inset)} ${round(1.15 - inset)} 0 0 1 ${round(2.3 - 2 * inset)} 0V-0.62Z`
  const hills = palette.light === 'night' ? '' : disc(x + 1.6, 2.35, 0.36, palette.sun, 0.9)
  return (
    shape(arch(-0.09), palette.trim) +
    shape(arch(0), palette.skyLow) +
    `<g clip-path="inset(0)">${hills}</g>` +
    shape(
      `M${x} -0.62V-1.35C${x + 0.5} -1.75 ${x + 0.9} -1.65 ${x + 1.2} -1.4C${x + 1.6} -1.7 ${x + 2} -1.55 ${x + 2.3} -1.2V-0.62Z`,
      mixColour(palette.leaf, palette.skyLow, 0.45),
    ) +
    shape(
      `M${x} -0.62V-0.95C${x + 0.6} -1.25 ${x + 1.2} -1.15 ${x + 1.5} -0.9C${x + 1.9} -1.1 ${x + 2.1} -1.05 ${x + 2.3} -0.85V-0.62Z`,
      mixColour(palette.leaf, palette.skyLow, 0.2),
    ) +
    wire(`M${x + 1.15} -0.62V-3.3M${x} -2.2H${x + 2.3}M${x} -1.4H${x + 2.3}`, palette.trim, 0.055) +
    box(x - 0.15, 0.66, 2.6, 0.08, palette.trim)
  )
}
