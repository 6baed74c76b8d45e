import Hls, { type HlsConfig, type LoaderResponse, type LoadPolicy, type RetryConfig } from 'hls.js'
import { mostServerFailures } from './is-given-up.ts'

/** Imported here and not lazily elsewhere, so that the bundler sees which parts of hls.js are used. */
export { Hls }

/**
 * Without an answer it is tried for as long as the member stays, every few seconds, so that a class goes on by itself however long the
 * line was down. What a server refuses is given up at once; its own failures are tried three times.
 */
const policy: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: retry(Number.POSITIVE_INFINITY),
    errorRetry: { ...retry(Number.POSITIVE_INFINITY), shouldRetry },
  },
}

export const hlsSettings: Partial<HlsConfig> = {
  // Our segments are fragmented MP4 already: there is nothing to repack, and a worker would only cost its start.
  enableWorker: false,
  lowLatencyMode: false,
  // The first segment is asked for while the media element opens.
  startFragPrefetch: true,
  capLevelToPlayerSize: true,
  // A few steps back are free, and a long class does not fill the memory.
  backBufferLength: 60,
  maxBufferLength: 30,
  // Most members have at least this; a lower guess would make the first seconds of each class blurred.
  abrEwmaDefaultEstimate: 4_000_000,
  fragLoadPolicy: policy,
  playlistLoadPolicy: policy,
  manifestLoadPolicy: policy,
}

/**
 * The policy for the master playlist. Its retries are made by the loader alone, without an event of hls.js, so this is the only place that
 * learns of them. `onUnanswered` is called from the second attempt on: a single one may be a moment's loss of the line.
 */
export function manifestPolicy(onUnanswered: () => void): LoadPolicy {
  const told: RetryConfig['shouldRetry'] = (settings, count, isTimeout, response) => {
    if (isTimeout || (!response?.code && count > 0)) onUnanswered()
    return shouldRetry(settings, count, isTimeout, response)
  }
  const { timeoutRetry, errorRetry, ...limits } = policy.default
  return {
    default: {
      ...limits,
      timeoutRetry: timeoutRetry && { ...timeoutRetry, shouldRetry: told },
      errorRetry: errorRetry && { ...errorRetry, shouldRetry: told },
    },
  }
}

function retry(maxNumRetry: number): RetryConfig {
  return { maxNumRetry, retryDelayMs: 1000, maxRetryDelayMs: 3000, backoff: 'linear' }
}

function shouldRetry(
  _settings: RetryConfig | null | undefined,
  count: number,
  isTimeout: boolean,
  response: LoaderResponse | undefined,
): boolean {
  const status = response?.code ?? 0
  if (isTimeout || status === 0) return true
  return status >= 500 && count < mostServerFailures
}
