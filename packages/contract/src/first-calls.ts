/** Id of the element in the first HTML that holds `FirstCalls` as JSON. */
export const firstCallsId = 'first-calls'

/** Placeholder for the member's id in a URL, which the server doesn't know. */
export const memberIdPlaceholder = '~member~'

/** The calls that a page makes while its app is loading. */
export type FirstCalls = {
  /** Headers of each call, without the member's credential. */
  headers: Record<string, string>
  requests: FirstRequest[]
  /** Scripts of the page, loaded after the first media of its class. */
  later: string[]
  /** The large pictures of the page's first classes. */
  pictures: FirstPictures | null
  /** The minimum position in seconds from which a class is resumed. */
  resumesFrom: number
}

export type FirstRequest = {
  address: string
  /** The further headers and the body of a search, the only `PUT`. */
  search?: { headers: Record<string, string>; body: string }
}

export type FirstPictures = {
  /** Their URLs without a width, if the page shows them already; otherwise the first reply names them. */
  known: string[]
  count: number
  /** The shape of the club's cards. */
  shape: 'wide' | 'tall'
  /** Widths in pixels by minimum window width, also for high-density screens. */
  bands: { from: number; width: number; dense: number }[]
}
