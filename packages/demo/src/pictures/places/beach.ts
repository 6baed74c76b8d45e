import { mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { cloud, hill } from './park.ts'
import { atDepth, box, disc, onFloor, type Place, round, shape, sky, wire } from './place.ts'

/** Sand, sea and a low sun. */
export const beach: Place = (camera, palette) => {
  const sea = mixColour(palette.skyTop, palette.accent, 0.25)
  const sand = mixColour(palette.floor, '#ffe6bd', 0.6)
  const far = atDepth(
    camera,
    -60,
    disc(4, 8.5, 4.2, palette.sun, 0.95) +
      disc(4, 8.5, 6.2, palette.sun, 0.24) +
      cloud(-20, 17, 2.1) +
      cloud(24, 15, 1.5) +
      hill(-42, 7, 30, mixColour(palette.leaf, palette.skyLow, 0.6)) +
      hill(40, 5, 26, mixColour(palette.leaf, palette.skyLow, 0.66)),
  )
  const water = onFloor(
    camera,
    [
      [-160, -60],
      [160, -60],
      [60, -5.4],
      [-60, -5.4],
    ],
    sea,
  )
  const glitter = [-40, -28, -20, -14, -10]
    .map((z, index) =>
      onFloor(
        camera,
        [
          [3 - index * 0.3, z],
          [7 - index, z],
          [6.4 - index, z + 0.5],
          [2.4 - index * 0.3, z + 0.5],
        ],
        palette.sun,
        0.6,
      ),
    )
    .join('')
  const foam = onFloor(
    camera,
    [
      [-60, -6],
      [60, -5.4],
      [60, -4.9],
      [-60, -5.5],
    ],
    '#ffffff',
    0.75,
  )
  const wet = onFloor(
    camera,
    [
      [-60, -5.5],
      [60, -4.9],
      [60, -4],
      [-60, -4.3],
    ],
    mixColour(sand, sea, 0.4),
  )
  const dry = onFloor(
    camera,
    [
      [-60, -4.4],
      [60, -4.1],
      [40, 6],
      [-40, 6],
    ],
    sand,
  )
  const ripples = [-2.6, -1.2, 0.5, 1.6]
    .map((z, index) =>
      onFloor(
        camera,
        [
          [-3.4 + index, z],
          [-1.2 + index, z - 0.05],
          [-1.2 + index, z],
          [-3.4 + index, z + 0.05],
        ],
        palette.floorDeep,
        0.35,
      ),
    )
    .join('')
  return (
    sky(camera, 'sky', palette.skyTop, palette.skyLow) +
    far +
    water +
    glitter +
    foam +
    wet +
    dry +
    ripples +
    atDepth(camera, -3.4, palm(palette, -4.4, 4.2) + palm(palette, 7.6, 3.8) + parasol(palette, 4.5))
  )
}

function palm(palette: Palette, x: number, tall: number): string {
  const top = `translate(${round(x + 0.55)} ${-tall})`
  const frond = (angle: number, colour: string) =>
    `<path transform="${top} rotate(${angle})" d="M0 0C0.5 -0.42 1.25 -0.4 1.75 0.15C1.2 -0.08 0.6 0 0 0Z" fill="${colour}"/>`
  return (
    wire(
      `M${x} 0C${x + 0.05} ${-tall * 0.4} ${x + 0.15} ${-tall * 0.7} ${x + 0.55} ${-tall}`,
      mixColour(palette.floorDeep, '#5c3a2e', 0.5),
      0.17,
    ) +
    [150, 205, -20, 35].map((angle) => frond(angle, palette.leafDeep)).join('') +
    [178, 235, -60, 8].map((angle) => frond(angle, palette.leaf)).join('')
  )
}

function parasol(palette: Palette, x: number): string {
  return (
    wire(`M${x} 0L${x + 0.18} -1.9`, '#fff6e6', 0.05) +
    `<g transform="rotate(6 ${x} 0)">${shape(`M${x - 1.1} -1.62A1.2 1 0 0 1 ${x + 1.2} -1.62Z`, palette.accent)}${shape(`M${x - 0.4} -1.62C${x - 0.3} -2.2 ${x - 0.1} -2.5 ${x + 0.05} -2.58C${x + 0.2} -2.5 ${x + 0.4} -2.2 ${x + 0.5} -1.62Z`, '#fff6e6')}</g>` +
    box(x - 0.9, 0.06, 1.6, 0.06, '#fff6e6', 0.03)
  )
}
