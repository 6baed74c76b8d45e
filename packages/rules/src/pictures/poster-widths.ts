/** Pixels that a class's picture is asked for at, where it stands in the player before the class moves. */
export const posterWidths = [832, 1440, 1999] as const
