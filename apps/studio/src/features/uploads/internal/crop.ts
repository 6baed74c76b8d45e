import type { CardShape } from '@upbeat/rules/pictures/card-picture'
import { shapeRatios } from '@upbeat/rules/pictures/card-picture'

/** A crop: its zoom and its centre, each from 0 to 1. */
export type View = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 3

/** The rectangle of the picture, in fractions of its width and height, that fills a card of this shape. */
export function cropOf({ width, height }: Size, shape: CardShape, { zoom, x, y }: View) {
  const ratio = shapeRatios[shape] / (width / height)
  const part = { width: Math.min(1, ratio) / zoom, height: Math.min(1, 1 / ratio) / zoom }
  return { left: (1 - part.width) * x, top: (1 - part.height) * y, ...part }
}
