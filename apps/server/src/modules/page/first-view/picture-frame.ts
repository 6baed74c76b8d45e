/**
 * A picture whose source the script of the first calls sets: on a phone it depends on the window's width, which the
 * server doesn't know.
 */
export const pictureFrame = '<span class="first-picture"><img alt="" fetchpriority="high" decoding="sync"></span>'
