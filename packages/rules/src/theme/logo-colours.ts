import { toHex, toOklch } from './oklch.ts'

/** A colour of a picture and its share of the drawn area, 0 to 1. */
export type ColourShare = { colour: string; share: number }

/** Colours closer than this in OKLab are merged. */
const sameWithin = 0.09
const leastShare = 0.015

/**
 * The colours of a logo, most used first. `pixels` is RGBA. Transparent pixels are ignored, and so is a uniform background that fills all
 * four corners.
 */
export function logoColours(pixels: Uint8Array, width: number): ColourShare[] {
  const counts = new Map<number, number>()
  const back = backgroundOf(pixels, width)
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const cell = cellAt(pixels, at)
    if (cell !== back) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const merged: ColourShare[] = []
  for (const [cell, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const colour = colourOf(cell)
    const same = merged.find((each) => distance(each.colour, colour) < sameWithin)
    if (same) same.share += count / total
    else merged.push({ colour, share: count / total })
  }
  return merged.filter(({ share }) => share >= leastShare).toSorted((one, other) => other.share - one.share)
}

/** The colour of all four corners, if opaque and equal. */
function backgroundOf(pixels: Uint8Array, width: number): number | null {
  const last = pixels.length - 4
  const corners = [0, (width - 1) * 4, last - (width - 1) * 4, last]
  const cells = new Set(corners.map((at) => ((pixels[at + 3] ?? 0) < 128 ? null : cellAt(pixels, at))))
  const [only = null] = cells
  return cells.size === 1 ? only : null
}

/** Quantises to five bits per channel, to ignore compression noise. */
function cellAt(pixels: Uint8Array, at: number): number {
  const level = (offset: number) => (pixels[at + offset] ?? 0) >> 3
  return (level(0) << 10) | (level(1) << 5) | level(2)
}

function colourOf(cell: number): string {
  const channels = [cell >> 10, (cell >> 5) & 31, cell & 31].map((level) => Math.round((level * 255) / 31))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function distance(one: string, other: string): number {
  const [a, b] = [pointOf(one), pointOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function pointOf(hex: string): [number, number, number] {
  const { lightness, chroma, hue } = toOklch(hex)
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** The same colour at another lightness, with chroma capped at `chroma`. */
export function atLightness(colour: string, lightness: number, maxChroma: number): string {
  const { chroma, hue } = toOklch(colour)
  return toHex({ lightness, chroma: Math.min(chroma, maxChroma), hue })
}
