/** A call made by the first HTML's script before the app loaded. */
export type AskedAlready = {
  reply: Promise<Response>
  headers: Record<string, string>
  /** The JSON of a search; other calls have none. */
  body?: string | undefined
  /** On the page's monotonic clock. */
  at: number
}

declare global {
  /** By URL; `null` once the app makes its own calls, after which replies are ignored. */
  var upbeatFirstReplies: Map<string, AskedAlready> | null | undefined
  /** The stream of the class at this URL, if it plays from the beginning; `null` if it is resumed. */
  var upbeatFirstStream: Promise<string | null> | undefined
}
