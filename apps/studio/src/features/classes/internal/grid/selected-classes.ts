import type { RefObject } from 'react'

/** The classes of the grid's selected rows; none without a selected block. */
export type SelectedClasses = RefObject<() => readonly string[]>
