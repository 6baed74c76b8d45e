import { inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { hill } from './park.ts'
import { atDepth, backWall, box, disc, onFloor, type Place, plantPot, round, shape, wire } from './place.ts'

/** A quiet room with a round window onto water and hills, bamboo and stones. */
export const spa: Place = (camera, palette) => {
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
  const light = onFloor(
    camera,
    [
      [-1.9, backWall + 0.2],
      [1.9, backWall + 0.2],
      [2.9, 1.7],
      [-1.5, 1.7],
    ],
    palette.glow,
    palette.light === 'night' ? 0.08 : 0.26,
  )
  const slats = [-13, -11.8, -10.6, -9.4, -8.2, -7, -5.8, -4.6, 3.5, 4.7, 5.9, 7.1, 8.3, 9.5, 10.7]
    .map((x) => box(x, 7, 0.5, 7, palette.wallDeep, 0, 0.55))
    .join('')
  const wall = box(-14, 7, 28, 7, palette.wall) + slats + moonGate(palette) + box(-14, 0.14, 28, 0.14, palette.trim)
  return (
    atDepth(camera, backWall, wall) +
    floor +
    light +
    atDepth(
      camera,
      -2,
      bamboo(palette, -3.6) +
        bamboo(palette, 6.2) +
        stones(palette, 3.1) +
        candles(palette, -2.4) +
        plantPot(4.6, 1.2, palette, palette.trim),
    )
  )
}

function moonGate(palette: Palette): string {
  const view = `<clipPath id="moon"><circle cx="0" cy="-1.72" r="1.5"/></clipPath><g clip-path="url(#moon)">${box(-2, 3.5, 4, 4, palette.skyLow)}${disc(0.5, 2.3, 0.42, palette.sun)}<g transform="translate(0 -1.15) scale(.16)">${hill(-5, 6, 14, mixColour(palette.leaf, palette.skyLow, 0.6))}${hill(6, 4.5, 13, mixColour(palette.leaf, palette.skyLow, 0.4))}</g>${box(-2, 1.15, 4, 1.2, mixColour(palette.skyTop, palette.accent, 0.2))}${wire('M-0.9 -0.95H0.1M0.3 -0.75H1.1M-0.6 -0.6H0', '#ffffff', 0.03, 0.6)}</g>`
  return disc(0, 1.72, 1.66, palette.trim) + disc(0, 1.72, 1.56, inShade(palette.wallDeep, 0.25)) + view
}

function bamboo(palette: Palette, x: number): string {
  const stem = (at: number, tall: number, colour: string) => {
    const joints = Array.from({ length: Math.floor(tall / 0.55) }, (_, index) =>
      box(at - 0.055, (index + 1) * 0.55, 0.11, 0.03, inShade(colour, 0.25)),
    ).join('')
    return box(at - 0.04, tall, 0.08, tall, colour, 0.03) + joints
  }
  const leaf = (at: number, y: number, angle: number) =>
    `<path transform="translate(${at} ${-y}) rotate(${angle})" d="M0 0C0.12 -0.08 0.4 -0.08 0.6 0C0.4 0.07 0.12 0.06 0 0Z" fill="${palette.leaf}"/>`
  return (
    stem(x, 3.2, palette.leaf) +
    stem(x + 0.3, 3.7, palette.leafDeep) +
    stem(x - 0.32, 2.7, palette.leafDeep) +
    [
      [0, 2.6, -30],
      [0.3, 3.1, 10],
      [-0.32, 2.2, 200],
      [0, 2.9, 190],
      [0.3, 2.2, -15],
      [-0.3, 2.6, -40],
      [0.3, 3.4, 170],
    ]
      .map(([dx, y, angle]) => leaf(round(x + (dx ?? 0)), y ?? 0, angle ?? 0))
      .join('')
  )
}

function stones(palette: Palette, x: number): string {
  const stone = (y: number, wide: number, tall: number, colour: string) =>
    `<ellipse cx="${x}" cy="${-y}" rx="${wide}" ry="${tall}" fill="${colour}"/>`
  return (
    stone(0.13, 0.4, 0.14, inShade(palette.wallDeep, 0.3)) +
    stone(0.36, 0.3, 0.11, inShade(palette.wallDeep, 0.18)) +
    stone(0.54, 0.21, 0.085, palette.trim)
  )
}

function candles(palette: Palette, x: number): string {
  const candle = (at: number, tall: number) =>
    disc(at, tall + 0.1, 0.2, '#ffe2a0', 0.28) +
    box(at - 0.07, tall, 0.14, tall, '#fff6e6', 0.02) +
    shape(`M${at} ${round(-tall - 0.17)}c0.05 0.07 0.04 0.14 0 0.15c-0.04 -0.01 -0.05 -0.08 0 -0.15z`, '#ffb347')
  return candle(x, 0.3) + candle(x + 0.24, 0.2) + candle(x - 0.22, 0.16) + box(x - 0.4, 0.03, 0.8, 0.03, palette.trim)
}
