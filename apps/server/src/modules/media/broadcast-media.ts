type Viewing = { isPreview: boolean }

/** Broadcasts that encoders send or have sent, by asset name. `isPreview`: staff also see what members don't. */
export type BroadcastMedia = {
  /**
   * The playlist `master.m3u8` or one that it names, so far; null if nothing has arrived. `hasEnded`: it won't change any
   * more.
   */
  playlist: (asset: string, file: string, viewing: Viewing) => Promise<{ body: string; hasEnded: boolean } | null>
  /** The bytes of a file that a playlist names, by its folder and name; null if there are none. */
  segment: (asset: string, folder: string, file: string, viewing: Viewing) => Promise<Uint8Array | null>
}
