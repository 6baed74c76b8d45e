import type { RefObject } from 'react'

/** Asks the grid for the classes of the selected rows; none where no block is selected. */
export type SelectedClasses = RefObject<() => readonly string[]>
