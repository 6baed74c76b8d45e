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
  /** `asset` is null if the encoder is refused. */
  | { type: 'published'; clientId: string; asset: string | null; reason: string; now: number }
  | { type: 'updated'; clientId: string; isAccepted: boolean; now: number }

/** Messages from the receiver. */
export type ReceiverMessage =
  | { type: 'listening'; port: number }
  | { type: 'failed'; message: string; isTaken: boolean }
  | { type: 'publish' | 'update' | 'done'; clientId: string; key: string }
