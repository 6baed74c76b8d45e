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
