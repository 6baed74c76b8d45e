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
}
