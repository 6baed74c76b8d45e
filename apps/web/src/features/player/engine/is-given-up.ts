/** The parts of an hls.js error that tell of a segment; `status` is the server's answer. */
export type SegmentError = {
  details: string
  status: number | undefined
  /** What hls.js does about it: `nextAutoLevel` is the quality it goes on with, `retryCount` how often it failed before. */
  action: { nextAutoLevel?: number; retryCount?: number } | undefined
}

/** How often a server's own failure is asked about again. */
export const mostServerFailures = 3

/**
 * Whether a segment can't be had in any quality. hls.js would ask for it for ever, since it may ask for ever where no server answers at all. A
 * refused address (401, 403) is not given up but renewed.
 */
export function isGivenUp({ details, status = 0, action }: SegmentError): boolean {
  if (details !== 'fragLoadError' || status < 400 || status === 401 || status === 403) return false
  if (action?.nextAutoLevel !== undefined) return false
  return status < 500 || (action?.retryCount ?? 0) >= mostServerFailures
}
