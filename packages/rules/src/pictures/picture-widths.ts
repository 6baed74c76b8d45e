/**
 * The widths in pixels that pictures are encoded at: what the app requests (`imageWidthBands`, posters, cards) and steps for phones, whose
 * many viewports must not each make a file of their own.
 */
export const pictureWidths = [320, 384, 416, 448, 512, 640, 832, 1184, 1376, 1504, 2016, 2560] as const

/** The width at which a picture is held for a request: the first that is no narrower, or the widest. */
export function heldWidth(width: number): number {
  return pictureWidths.find((each) => each >= width) ?? 2560
}
