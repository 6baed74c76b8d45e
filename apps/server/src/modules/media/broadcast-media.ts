/** Broadcasts that encoders send or have sent, by asset name. */
export type BroadcastMedia = {
  /** The playlist so far; null if nothing has arrived. `hasEnded`: it won't change any more. */
  playlist: (asset: string) => Promise<{ body: string; hasEnded: boolean } | null>
  /** A segment's bytes; null if there is no segment with that number. */
  segment: (asset: string, number: number) => Promise<Uint8Array | null>
}
