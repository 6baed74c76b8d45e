import Hls, { type HlsConfig, type LoaderResponse, type LoadPolicy, type RetryConfig } from 'hls.js'
import { maxServerFailures } from './is-given-up.ts'

/** A static import in a lazily loaded module, so that the bundler can tree-shake hls.js. */
export { Hls }

/**
 * Retries without limit every few seconds if there is no reply, so that a class continues after any outage. Client errors are not retried;
 * server errors are retried three times.
 */
const policy: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: retry(Number.POSITIVE_INFINITY),
    errorRetry: { ...retry(Number.POSITIVE_INFINITY), shouldRetry },
  },
}

/** Seconds of video to load ahead: few until the first frame is on the screen, since loading more delays it. */
export const bufferSeconds = { initial: 4, playing: 30 }

export const hlsSettings: Partial<HlsConfig> = {
  // Our segments are fragmented MP4: there is nothing to transmux, and a worker would only take time to start.
  enableWorker: false,
  lowLatencyMode: false,
  // Prefetch the first segment while the media element opens.
  startFragPrefetch: true,
  capLevelToPlayerSize: true,
  // Short rewinds need no request, and a long class doesn't fill the memory.
  backBufferLength: 60,
  maxBufferLength: bufferSeconds.initial,
  // Most members have at least this; a lower estimate would blur the first seconds of each class.
  abrEwmaDefaultEstimate: 4_000_000,
  fragLoadPolicy: policy,
  playlistLoadPolicy: policy,
  manifestLoadPolicy: policy,
}

/**
 * The load policy of the master playlist. The loader retries without an hls.js event, so retries can only be observed here. `onUnanswered`
 * is called from the second attempt on, to ignore momentary losses.
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
  return status >= 500 && count < maxServerFailures
}
