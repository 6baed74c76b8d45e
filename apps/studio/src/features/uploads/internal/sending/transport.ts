import type { StudioError } from '../../../../lib/api/studio-error.ts'

/** One way in which a file's bytes get to where they are stored. */
export type Transport = {
  start: () => void
  /** What has arrived stays. */
  stop: () => Promise<void>
}
export type TransportCallbacks = {
  onProgress: (sentBytes: number) => void
  onSuccess: () => void
  /** The server, or the bucket, can't be reached; the upload continues by itself. */
  onAway: () => void
  onError: (failure: TransportFailure) => void
}
export type TransportFailure = {
  /** The server's rejection; null if the network, a proxy or the browser failed. */
  problem: StudioError | null
  /** Whether the file on disk was changed or removed since it was chosen: it can't be uploaded, however often it is retried. */
  isChanged: boolean
}
