/** Transcribes speech with an external service, if one is configured. */
export type Transcribe = (speech: {
  /** The path of an MP4 file on this machine with only the sound. */
  file: string
  /** The spoken language, as ISO 639-1. */
  language: string
  signal: AbortSignal
}) => Promise<Transcript>

export type Transcript =
  /** The service's reply: WebVTT or SRT, if it did what was asked. */
  | { kind: 'text'; text: string }
  /** It can't be reached or is overloaded: a temporary condition. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'tookTooLong'; message: string }
  /** It replied with an error. `isFinal`: the same request would fail again. */
  | { kind: 'failed'; message: string; lines: string[]; isFinal: boolean }
