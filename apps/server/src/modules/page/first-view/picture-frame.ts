/**
 * A picture whose source the script of the first calls sets: on a phone it depends on the window's width, which the
 * server doesn't know.
 */
export const pictureFrame = pictureFrameOf('first-picture')

/** The same, with `classes` as its class names. */
export function pictureFrameOf(classes: string): string {
  return `<span class="${classes}"><img alt="" fetchpriority="high" decoding="sync"></span>`
}
