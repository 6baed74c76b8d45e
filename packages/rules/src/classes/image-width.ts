import { imageWidthBands } from '../constants.ts'

/** What a picture is for. */
export type ImageKind = 'classCard' | 'classOfTheDay' | 'liveCard' | 'banner'

/**
 * The width in pixels to ask of the image service for a picture in a viewport of this width: the viewport's own when it is
 * narrow, else the band's (CARD-11 to CARD-14, D-51).
 */
export function imageWidth(kind: ImageKind, viewportWidth: number): number {
  return imageWidthBands.findLast((band) => viewportWidth >= band.fromPixels)?.[kind] ?? Math.ceil(viewportWidth)
}

/** The widest that pictures are made. */
const widest = 2560

/**
 * The width to ask for on dense screens (twice the pixels), `null` where the usual one is enough. Beyond phones all are asked for wider than
 * they are shown: cards and banners by far, the others by a third or so.
 */
export function denseImageWidth(kind: ImageKind, viewportWidth: number): number | null {
  const isPhone = viewportWidth < imageWidthBands[0].fromPixels
  if (!isPhone && (kind === 'classCard' || kind === 'banner')) return null
  return Math.min(Math.ceil((isPhone ? 2 : 1.5) * imageWidth(kind, viewportWidth)), widest)
}
