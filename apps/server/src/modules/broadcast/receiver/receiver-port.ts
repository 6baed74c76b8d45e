/** What the process that receives RTMP is started with. */
export type ReceiverSettings = {
  host: string
  /** 0 for any free one. */
  port: number
  /** The folder of all streams, and the bytes that must stay free. */
  folder: string
  reserveBytes: number
}

/** Messages to the receiver. `now`: the server's clock in epoch milliseconds, by which segments are placed. */
export type ReceiverRequest =
  | { type: 'start'; settings: ReceiverSettings }
  | { type: 'published'; clientId: string; answer: ReceiverAnswer; now: number }
  | { type: 'updated'; clientId: string; isAccepted: boolean; now: number }

/** `asset`: what the stream is stored as. `startsAt`: start of the class, epoch milliseconds. */
export type ReceiverAnswer = { accepted: true; asset: string; startsAt: number } | { accepted: false; reason: string }

/** Messages from the receiver. */
export type ReceiverMessage =
  | { type: 'listening'; port: number }
  | { type: 'failed'; message: string; isTaken: boolean }
  | { type: 'publish' | 'update' | 'done'; clientId: string; key: string }
