/** What a face shows. Effort and joy are weights from 0 to 1; a face with neither is focused, its mouth closed. */
export type Expression = {
  effort: number
  joy: number
  /** How far the eyes are closed, 0 to 1. */
  closed: number
  /** Where the eyes look: -1 to 1 to the own left, and up. */
  gaze: readonly [across: number, up: number]
}

export const focused: Expression = { effort: 0, joy: 0, closed: 0, gaze: [0, 0] }
