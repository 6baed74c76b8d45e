/** Where broadcasts lie that encoders send or have sent, by the names of their assets. */
export type BroadcastMedia = {
  /** What there is so far, null where nothing has come. `hasEnded`: it won't change any more. */
  playlist: (asset: string) => Promise<{ body: string; hasEnded: boolean } | null>
  /** The bytes of a segment, null where there is none of that number. */
  segment: (asset: string, number: number) => Promise<Uint8Array | null>
}
