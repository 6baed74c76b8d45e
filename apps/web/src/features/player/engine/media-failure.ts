/**
 * Why nothing plays, whatever engine it was. `network` heals by itself, `expired` asks for a new address, `streamOver` is JW Player's error
 * 230001: the stream is down or has ended (D-38).
 */
export type MediaFailure =
  | { kind: 'network' }
  | { kind: 'expired' }
  | { kind: 'streamOver' }
  | { kind: 'playback'; detail: string }

export const streamOverCode = 230001
