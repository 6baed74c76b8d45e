import { mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { cloud, tree } from './park.ts'
import { atDepth, disc, onFloor, type Place, shape, sky } from './place.ts'

/** A jetty on a mountain lake. */
export const lake: Place = (camera, palette) => {
  const haze = (share: number) => mixColour(palette.light === 'dusk' ? '#5d5396' : '#5b7fb4', palette.skyLow, share)
  const water = mixColour(mixColour(palette.skyTop, palette.skyLow, 0.35), palette.accent, 0.1)
  const far = atDepth(
    camera,
    -60,
    disc(-9, 15, 3.6, palette.sun, 0.95) +
      disc(-9, 15, 5.4, palette.sun, 0.22) +
      cloud(18, 19, 1.7) +
      peak(-30, 19, 26, haze(0.55), '#ffffff') +
      peak(22, 16, 24, haze(0.48), '#ffffff') +
      peak(-4, 12, 24, haze(0.25), null) +
      peak(44, 12, 20, haze(0.3), null),
  )
  const lakeFace = onFloor(
    camera,
    [
      [-160, -55],
      [160, -55],
      [60, 6],
      [-60, 6],
    ],
    water,
  )
  const mirrorLight = [-36, -24, -15, -9, -6]
    .map((z, index) =>
      onFloor(
        camera,
        [
          [-8 + index * 0.8, z],
          [-3 + index * 0.4, z],
          [-3 + index * 0.4, z + 0.35],
          [-8 + index * 0.8, z + 0.35],
        ],
        palette.sun,
        0.5,
      ),
    )
    .join('')
  const shore = atDepth(
    camera,
    -34,
    [-30, -25, -21, -16.5, 14, 18, 23, 28, 33].map((x, index) => fir(palette, x, 5 + (index % 3) * 1.4)).join(''),
  )
  const deck = onFloor(
    camera,
    [
      [-3.6, -2.2],
      [3.6, -2.2],
      [5.4, 6],
      [-5.4, 6],
    ],
    palette.floor,
  )
  const planks = Array.from({ length: 11 }, (_, index) => {
    const z = -2.2 + index * 0.42
    return onFloor(
      camera,
      [
        [-3.6 - index * 0.1, z],
        [3.6 + index * 0.1, z],
        [3.6 + index * 0.1, z + 0.025],
        [-3.6 - index * 0.1, z + 0.025],
      ],
      palette.floorDeep,
    )
  }).join('')
  const edge = onFloor(
    camera,
    [
      [-3.6, -2.2],
      [3.6, -2.2],
      [3.6, -2.12],
      [-3.6, -2.12],
    ],
    palette.floorDeep,
  )
  return (
    sky(camera, 'sky', palette.skyTop, palette.skyLow) +
    far +
    lakeFace +
    shore +
    mirrorLight +
    deck +
    planks +
    edge +
    atDepth(camera, -5, tree(palette, -8.6, 5.4, 0.05) + tree(palette, 9.2, 4.8, 0.08))
  )
}

function peak(x: number, tall: number, wide: number, colour: string, snow: string | null): string {
  const cap = snow
    ? shape(
        `M${x} ${-tall}L${x - wide * 0.16} ${-tall * 0.68}L${x - wide * 0.05} ${-tall * 0.74}L${x + wide * 0.04} ${-tall * 0.64}L${x + wide * 0.17} ${-tall * 0.66}Z`,
        snow,
        0.85,
      )
    : ''
  return shape(`M${x - wide * 0.5} 0L${x} ${-tall}L${x + wide * 0.5} 0Z`, colour) + cap
}

function fir(palette: Palette, x: number, tall: number): string {
  const colour = mixColour(palette.leafDeep, palette.skyLow, 0.3)
  const tier = (from: number, wide: number) =>
    shape(`M${x - wide} ${-from}L${x} ${-from - tall * 0.5}L${x + wide} ${-from}Z`, colour)
  return tier(0.2, tall * 0.26) + tier(tall * 0.28, tall * 0.2) + tier(tall * 0.5, tall * 0.14)
}
