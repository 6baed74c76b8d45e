import { mixColour } from '../../figure/colour.ts'
import type { Palette } from '../palette.ts'
import { atDepth, disc, onFloor, type Place, round, shape, sky } from './place.ts'

/** A meadow with a path, trees and hills behind. */
export const park: Place = (camera, palette) => {
  const haze = (share: number) => mixColour(palette.leaf, palette.skyLow, share)
  const far = atDepth(
    camera,
    -40,
    disc(9, 9.5, 2.6, palette.sun, 0.95) +
      disc(9, 9.5, 3.8, palette.sun, 0.25) +
      cloud(-14, 12, 1.6) +
      cloud(2, 14.5, 1.1) +
      cloud(24, 12.5, 1.8) +
      hill(-30, 15, 34, haze(0.72)) +
      hill(2, 8.5, 40, haze(0.6)) +
      hill(-8, 5, 46, haze(0.42)),
  )
  const grass = onFloor(
    camera,
    [
      [-90, -42],
      [90, -42],
      [30, 6],
      [-30, 6],
    ],
    mixColour(palette.leaf, palette.skyLow, 0.12),
  )
  const strip = onFloor(
    camera,
    [
      [-70, -14],
      [70, -9],
      [40, 6],
      [-40, 6],
    ],
    mixColour(palette.leaf, palette.leafDeep, 0.18),
  )
  const path = onFloor(
    camera,
    [
      [-3.2, 6],
      [3.4, 6],
      [1.8, -2],
      [4.4, -10],
      [3.2, -10],
      [-1.9, -1.6],
    ],
    mixColour(palette.floor, '#fff3df', 0.35),
    0.95,
  )
  return (
    sky(camera, 'sky', palette.skyTop, palette.skyLow) +
    far +
    grass +
    atDepth(
      camera,
      -22,
      [-19, -12.5, -7, 6.5, 12, 17.5].map((x, index) => tree(palette, x, 3.4 + (index % 3) * 0.9, 0.5)).join(''),
    ) +
    strip +
    path +
    atDepth(
      camera,
      -7,
      tree(palette, -6.4, 4.6, 0.1) +
        tree(palette, 6.3, 3.9, 0.15) +
        tree(palette, -11.5, 4, 0.1) +
        tree(palette, 11.4, 4.8, 0.1),
    ) +
    atDepth(camera, -4, bush(palette, -4.4) + bush(palette, 3.9) + bush(palette, 8.2) + bush(palette, -8.5))
  )
}

export function cloud(x: number, y: number, size: number): string {
  return `<g fill="#fff" fill-opacity=".75"><ellipse cx="${x}" cy="${-y}" rx="${3 * size}" ry="${0.7 * size}"/><circle cx="${x - 0.8 * size}" cy="${-y - 0.5 * size}" r="${size}"/><circle cx="${x + 0.7 * size}" cy="${-y - 0.4 * size}" r="${0.8 * size}"/></g>`
}

export function hill(x: number, height: number, width: number, colour: string): string {
  return shape(
    `M${round(x - width)} 0C${round(x - width * 0.45)} 0 ${round(x - width * 0.35)} ${-height} ${x} ${-height}S${round(x + width * 0.5)} 0 ${round(x + width)} 0Z`,
    colour,
  )
}

export function tree(palette: Palette, x: number, height: number, haze: number): string {
  const crown = mixColour(palette.leaf, palette.skyLow, haze)
  const deep = mixColour(palette.leafDeep, palette.skyLow, haze)
  const trunk = mixColour(mixColour(palette.floorDeep, '#4a2c2a', 0.55), palette.skyLow, haze)
  const size = height * 0.3
  return (
    shape(
      `M${round(x - height * 0.03)} 0L${round(x - height * 0.018)} ${round(-height * 0.6)}H${round(x + height * 0.018)}L${round(x + height * 0.03)} 0Z`,
      trunk,
    ) +
    disc(x + size * 0.5, height * 0.52, size * 0.75, deep) +
    disc(x - size * 0.5, height * 0.55, size * 0.72, deep) +
    disc(x, height * 0.75, size, crown) +
    disc(x - size * 0.55, height * 0.62, size * 0.6, crown) +
    disc(x - size * 0.3, height * 0.83, size * 0.45, mixColour(crown, '#ffffff', 0.14))
  )
}

function bush(palette: Palette, x: number): string {
  return (
    disc(x - 0.4, 0.2, 0.42, palette.leafDeep) +
    disc(x + 0.35, 0.22, 0.5, palette.leafDeep) +
    disc(x, 0.34, 0.52, palette.leaf)
  )
}
