/** Id of the element in the first HTML that holds `FirstCalls` as JSON. */
export const firstCallsId = 'first-calls'

/** Placeholder for the member's id in a URL, which the server doesn't know. */
export const memberIdPlaceholder = '~member~'

/** The calls that a page makes while its app is loading. */
export type FirstCalls = {
  /** Headers of each call, without the member's credential. */
  headers: Record<string, string>
  addresses: string[]
  /** Scripts of the page, loaded after the first media of its class. */
  later: string[]
  /**
   * Widths in pixels of the class of the day's picture by minimum window width, also for high-density screens; empty on pages without one.
   */
  pictureBands: { from: number; width: number; dense: number }[]
  /** The minimum position in seconds from which a class is resumed. */
  resumesFrom: number
}
