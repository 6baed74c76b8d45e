/**
 * Why playback failed, for all engines. `network` recovers by itself, `expired` needs a new URL, `streamOver` is JW Player's error 230001:
 * the stream is down or has ended (D-38).
 */
export type MediaFailure =
  | { kind: 'network' }
  | { kind: 'expired' }
  | { kind: 'streamOver' }
  /** `code` is reported to the server, so it must not hold what the member plays or who they are. */
  | { kind: 'playback'; code: string }

export const streamOverCode = 230001
