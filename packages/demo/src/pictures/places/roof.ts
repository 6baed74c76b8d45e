import { inShade, mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { cloud } from './park.ts'
import { atDepth, box, disc, onFloor, type Place, plantPot, round, sky, wire } from './place.ts'

/** A wooden deck above the city, lights strung over it. */
export const roof: Place = (camera, palette) => {
  const night = palette.light === 'night'
  const haze = (share: number) =>
    mixColour(night ? '#27305f' : palette.light === 'dusk' ? '#8a6fa8' : '#7f9bd0', palette.skyLow, share)
  const far = atDepth(
    camera,
    -40,
    disc(-7, 8.6, 2.6, palette.sun, 0.95) +
      disc(-7, 8.6, 3.9, palette.sun, 0.22) +
      (night ? '' : cloud(10, 13, 1.3) + cloud(-20, 14, 1.6)) +
      skyline(haze(0.62), 2.6, 17, palette.glow, 0),
  )
  const near = atDepth(
    camera,
    -26,
    skyline(haze(0.25), 0.7, 31, palette.glow, night || palette.light === 'dusk' ? 0.75 : 0.25),
  )
  const deck = onFloor(
    camera,
    [
      [-20, -3],
      [20, -3],
      [20, 6],
      [-20, 6],
    ],
    palette.floor,
  )
  const planks = Array.from({ length: 13 }, (_, index) => {
    const z = -3 + index * 0.4
    return onFloor(
      camera,
      [
        [-20, z],
        [20, z],
        [20, z + 0.022],
        [-20, z + 0.022],
      ],
      palette.floorDeep,
      0.8,
    )
  }).join('')
  return (
    sky(camera, 'sky', palette.skyTop, palette.skyLow) +
    far +
    near +
    atDepth(camera, -3, railing(palette) + lights(palette)) +
    deck +
    planks +
    atDepth(
      camera,
      -2.6,
      plantPot(-3.7, 1.3, palette, palette.accent) +
        plantPot(4.2, 1.1, palette, palette.trim) +
        plantPot(-8, 1.2, palette, palette.trim) +
        plantPot(8.4, 1.3, palette, palette.accent),
    )
  )
}

function skyline(colour: string, base: number, seed: number, glow: string, lit: number): string {
  let towers = ''
  let windows = ''
  for (let x = -40, index = 0; x < 40; index++) {
    const wide = 2.2 + ((index * seed) % 5) * 0.7
    const tall = base + ((index * seed * 7) % 11) * 0.42
    towers += box(x, tall, wide + 0.05, tall + 12, colour)
    if ((index * seed) % 4 === 0) towers += box(x + wide * 0.4, tall + 1.4, 0.16, 1.4, colour)
    if (lit > 0) {
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 3; column++)
          if ((index + row * 3 + column * 5) % 3 === 0)
            windows += box(x + 0.4 + column * 0.7, tall - 0.6 - row * 0.9, 0.32, 0.45, glow, 0, lit)
    }
    x += wide
  }
  return towers + windows
}

function railing(palette: Palette): string {
  const metal = inShade(palette.wallDeep, 0.5)
  const posts = Array.from({ length: 17 }, (_, index) =>
    wire(`M${round((index - 8) * 1.5)} 0V-1.02`, metal, 0.05),
  ).join('')
  return box(-20, 0.95, 40, 0.9, palette.skyLow, 0, 0.18) + posts + wire('M-20 -1.04H20', metal, 0.07)
}

function lights(palette: Palette): string {
  const poles = [-5.2, 0, 5.2]
    .map((x) => (x === 0 ? '' : wire(`M${x} 0V-3.3`, inShade(palette.wallDeep, 0.45), 0.06)))
    .join('')
  const strings = [
    [-10.4, -5.2],
    [-5.2, 5.2],
    [5.2, 10.4],
  ].map(([from, to]) => {
    const [a, b] = [from ?? 0, to ?? 0]
    const sag = (b - a) * 0.13
    const count = Math.round((b - a) * 1.3)
    const bulbs = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count
      return disc(
        a + (b - a) * share,
        3.25 - 4 * sag * share * (1 - share) - 0.08,
        0.065,
        palette.light === 'night' ? '#ffe9b0' : '#fff7df',
      )
    }).join('')
    return (
      wire(
        `M${a} -3.3Q${round((a + b) / 2)} ${round(-3.3 + 2 * sag)} ${b} -3.3`,
        inShade(palette.wallDeep, 0.45),
        0.02,
      ) + bulbs
    )
  })
  return poles + strings.join('')
}
