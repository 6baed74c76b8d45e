import { imageWidthBands } from '../constants.ts'

/** The uses of a picture. */
export type ImageKind = 'classCard' | 'classOfTheDay' | 'liveCard' | 'banner'

/**
 * The pixel width to request from the image service at this viewport width: the viewport width below the first band, else the band's
 * (CARD-11 to CARD-14, D-51).
 */
export function imageWidth(kind: ImageKind, viewportWidth: number): number {
  return imageWidthBands.findLast((band) => viewportWidth >= band.fromPixels)?.[kind] ?? Math.ceil(viewportWidth)
}

/** Maximum width of a picture in pixels. */
const widest = 2560

/**
 * The width to request on high-density screens (2x), `null` if the usual one is enough. Above phone width every request is already wider
 * than the picture is displayed: cards and banners by far, the others by about a third.
 */
export function denseImageWidth(kind: ImageKind, viewportWidth: number): number | null {
  const isPhone = viewportWidth < imageWidthBands[0].fromPixels
  if (!isPhone && (kind === 'classCard' || kind === 'banner')) return null
  return Math.min(Math.ceil((isPhone ? 2 : 1.5) * imageWidth(kind, viewportWidth)), widest)
}
