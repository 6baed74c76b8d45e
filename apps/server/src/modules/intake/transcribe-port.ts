/** What writes down what is said: a service beside the server, where one is configured. */
export type Transcribe = (speech: {
  /** A file of this machine with the sound alone, as MP4. */
  file: string
  /** What is spoken, as ISO 639-1. */
  language: string
  signal: AbortSignal
}) => Promise<Transcript>

export type Transcript =
  /** In the service's words: WebVTT or SRT, if it did as it was asked. */
  | { kind: 'text'; text: string }
  /** It can't be reached or has too much to do: this will pass. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'tookTooLong'; message: string }
  /** It answered with an error. `isFinal`: the same request would fail again. */
  | { kind: 'failed'; message: string; lines: string[]; isFinal: boolean }
