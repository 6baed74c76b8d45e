/** The fields of an hls.js segment error; `status` is the HTTP status. */
export type SegmentError = {
  details: string
  status: number | undefined
  /** How hls.js reacts: `nextAutoLevel` is the level it continues with, `retryCount` the number of earlier failures. */
  action: { nextAutoLevel?: number; retryCount?: number } | undefined
}

/** Number of retries after a server error. */
export const maxServerFailures = 3

/**
 * Whether a segment is unavailable at every level. hls.js would retry forever, since retries without a reply are unlimited. A rejected URL
 * (401, 403) is renewed instead.
 */
export function isGivenUp({ details, status = 0, action }: SegmentError): boolean {
  if (details !== 'fragLoadError' || status < 400 || status === 401 || status === 403) return false
  if (action?.nextAutoLevel !== undefined) return false
  return status < 500 || (action?.retryCount ?? 0) >= maxServerFailures
}
