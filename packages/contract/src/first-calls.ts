/** The element of the first HTML that holds `FirstCalls` as JSON. */
export const firstCallsId = 'first-calls'

/** Stands in an address for the member's id, which the server is not told. */
export const memberIdPlaceholder = '~member~'

/** What a page asks for while the app that shows it is still coming. */
export type FirstCalls = {
  /** Of each call, but for the member's credential. */
  headers: Record<string, string>
  addresses: string[]
  /** Scripts of the page, to be fetched after what its class opens with. */
  later: string[]
  /** How many pixels wide the picture of the class of the day is from which width of the window on, also for dense screens; empty on pages without one. */
  pictureBands: { from: number; width: number; dense: number }[]
  /** From this second on a class that was begun goes on from where it was left. */
  resumesFrom: number
}
