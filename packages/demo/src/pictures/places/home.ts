import { hsl, inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { atDepth, backWall, box, disc, onFloor, type Place, plantPot, round, shape, wire } from './place.ts'

/** A living room: sofa pushed aside, a window, pictures, a lamp, a rug to move on. */
export const home: Place = (camera, palette) => {
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
  const boards = Array.from({ length: 9 }, (_, index) => {
    const z = backWall + 0.35 + index * 0.62
    return onFloor(
      camera,
      [
        [-14, z],
        [14, z],
        [14, z + 0.02],
        [-14, z + 0.02],
      ],
      palette.floorDeep,
      0.7,
    )
  }).join('')
  const rug =
    oval(camera, 2.5, 1.25, mixColour(palette.accent, palette.wall, 0.62)) +
    oval(camera, 2.3, 1.12, mixColour(palette.accent, palette.wall, 0.78))
  const wall =
    box(-14, 7, 28, 7, palette.wall) +
    window(palette) +
    pictures(palette) +
    shelf(palette) +
    box(-14, 0.16, 28, 0.16, palette.trim)
  const lamp =
    wire('M-2.75 -0.02V-1.75', inShade(palette.wall, 0.55), 0.045) +
    shape('M-3.1 -1.6L-2.95 -2.1H-2.55L-2.4 -1.6Z', palette.glow) +
    box(-2.95, 0.04, 0.4, 0.04, inShade(palette.wall, 0.55), 0.02)
  return (
    atDepth(camera, backWall, wall) +
    floor +
    boards +
    rug +
    atDepth(
      camera,
      -2,
      sofa(palette, 2.25) +
        lamp +
        plantPot(-4.1, 1.35, palette, palette.accent) +
        plantPot(5.5, 1.1, palette, palette.trim),
    )
  )
}

function oval(camera: Parameters<Place>[0], wide: number, deep: number, colour: string): string {
  return onFloor(
    camera,
    Array.from({ length: 36 }, (_, index) => {
      const angle = (index / 36) * Math.PI * 2
      return [Math.cos(angle) * wide, 0.05 + Math.sin(angle) * deep] as const
    }),
    colour,
  )
}

function window(palette: Palette): string {
  const curtain = mixColour(palette.accent, palette.wall, 0.55)
  const drape = (x: number, way: number) =>
    shape(
      `M${x} -2.95H${round(x + way * 0.62)}C${round(x + way * 0.5)} -2.1 ${round(x + way * 0.3)} -1.5 ${round(x + way * 0.42)} -0.5H${x}Z`,
      curtain,
    ) +
    wire(
      `M${round(x + way * 0.18)} -2.9V-0.55M${round(x + way * 0.32)} -2.9C${round(x + way * 0.3)} -2.2 ${round(x + way * 0.22)} -1.6 ${round(x + way * 0.3)} -0.6`,
      inShade(curtain, 0.16),
      0.03,
    )
  return (
    box(-1.75, 2.85, 3.1, 1.95, palette.trim) +
    box(-1.67, 2.77, 2.94, 1.79, palette.skyLow) +
    disc(0.45, 2.1, 0.3, palette.sun) +
    shape(
      'M-1.67 -0.98V-1.5C-1.1 -1.9 -0.6 -1.75 -0.2 -1.5C0.3 -1.85 0.9 -1.7 1.27 -1.4V-0.98Z',
      mixColour(palette.leaf, palette.skyLow, 0.4),
    ) +
    wire('M-0.2 -2.77V-0.98M-1.67 -1.95H1.27', palette.trim, 0.05) +
    drape(-2.05, 1) +
    drape(1.65, -1) +
    wire('M-2.2 -2.97H1.8', inShade(palette.wall, 0.5), 0.05)
  )
}

function pictures(palette: Palette): string {
  const frame = (x: number, y: number, wide: number, tall: number, art: string) =>
    box(x, y, wide, tall, '#ffffff', 0.02) + box(x + 0.05, y - 0.05, wide - 0.1, tall - 0.1, palette.wallDeep) + art
  const warm = hsl(palette.hue + 170, 0.65, 0.66)
  return (
    frame(2.5, 2.7, 0.75, 0.95, disc(2.875, 2.3, 0.2, warm) + shape('M2.55 -1.8L2.9 -2.1L3.2 -1.8Z', palette.accent)) +
    frame(3.42, 2.5, 0.62, 0.72, shape('M3.47 -1.83C3.6 -2.3 3.85 -2.35 3.99 -2.1V-1.83Z', palette.leaf)) +
    frame(-6.2, 2.7, 0.9, 1.1, disc(-5.75, 2.2, 0.27, palette.accent, 0.8)) +
    frame(6.3, 2.6, 0.8, 1, disc(6.7, 2.1, 0.22, warm))
  )
}

function shelf(palette: Palette): string {
  const colours = [
    palette.accent,
    hsl(palette.hue + 170, 0.55, 0.62),
    palette.trim,
    palette.leafDeep,
    hsl(palette.hue + 40, 0.5, 0.6),
  ]
  const books = Array.from({ length: 9 }, (_, index) =>
    box(
      -5.1 + index * 0.12,
      1.72 + 0.28 + (index % 3) * 0.05,
      0.1,
      0.28 + (index % 3) * 0.05,
      colours[index % 5] as string,
    ),
  ).join('')
  return box(-5.2, 1.72, 1.7, 0.07, inShade(palette.floor, 0.25)) + books
}

function sofa(palette: Palette, x: number): string {
  const cloth = mixColour(palette.accent, palette.wall, 0.3)
  const pillow = hsl(palette.hue + 170, 0.6, 0.68)
  return (
    box(x, 0.86, 2.5, 0.72, inShade(cloth, 0.12), 0.16) +
    box(x + 0.1, 0.5, 2.3, 0.34, cloth, 0.1) +
    box(x - 0.16, 0.62, 0.4, 0.52, cloth, 0.14) +
    box(x + 2.26, 0.62, 0.4, 0.52, cloth, 0.14) +
    `<g transform="rotate(-14 ${x + 0.6} -0.66)">${box(x + 0.4, 0.86, 0.42, 0.4, pillow, 0.08)}</g>` +
    box(x + 0.05, 0.12, 0.07, 0.12, inShade(cloth, 0.6)) +
    box(x + 2.36, 0.12, 0.07, 0.12, inShade(cloth, 0.6))
  )
}
