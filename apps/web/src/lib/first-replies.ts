/** A call that the first HTML's script has made, before the app was there to make it. */
export type AskedAlready = {
  reply: Promise<Response>
  headers: Record<string, string>
  /** On the page's steady clock. */
  at: number
}

declare global {
  /** By address; `null` once the app makes its own calls: what comes later than that is too late. */
  var upbeatFirstReplies: Map<string, AskedAlready> | null | undefined
  /** The stream of the class that plays at this address, from its beginning; `null` where it is gone on with from elsewhere. */
  var upbeatFirstStream: Promise<string | null> | undefined
}
