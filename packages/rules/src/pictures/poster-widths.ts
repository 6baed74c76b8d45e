/** Widths in pixels at which the player requests a class's poster. */
export const posterWidths = [832, 1440, 1999] as const
