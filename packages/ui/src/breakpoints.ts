/**
 * Least widths in CSS pixels (SHELL-29). Stylesheets can't read these, so their media queries repeat the numbers, and a test
 * sees to it that they use no others:
 *
 * | name | from | what changes                                          |
 * |------|------|-------------------------------------------------------|
 * | xs   | 0    | one card a row, sheets fill the width                 |
 * | sm   | 600  | two cards a row, dialogs centred, snackbar in a corner|
 * | md   | 720  | three cards a row                                     |
 * | lg   | 1280 | header 96 px high, rail buttons                       |
 * | dskt | 1360 | four cards a row                                      |
 * | xl   | 1920 | five cards a row                                      |
 */
export const breakpoints = { xs: 0, sm: 600, md: 720, lg: 1280, dskt: 1360, xl: 1920 } as const

export type Breakpoint = keyof typeof breakpoints

/** The largest breakpoint that is at most `width` (CSS pixels). */
export function breakpointAt(width: number): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[]
  return names.findLast((name) => width >= breakpoints[name]) ?? 'xs'
}
