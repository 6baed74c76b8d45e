import { isEmail } from '@upbeat/rules/auth/is-email'

/** An event, named as in the club's reports. */
export type AnalyticsEvent = 'pageView' | 'signIn' | 'play' | 'log' | 'search' | 'share' | 'purchase' | 'error'
export type AnalyticsDimensions = { userId: string; tenant: string; subscription: string }
export type AnalyticsProperties = Record<string, string | number | boolean | undefined>

/** The port that features report to (ANAL-01). */
export type Analytics = {
  track(event: AnalyticsEvent, properties?: AnalyticsProperties): void
  setDimensions(dimensions: Partial<AnalyticsDimensions>): void
  /** Resets every dimension to "unknown", on sign-out (ANAL-02). */
  reset(): void
}

/** The app's adapter, which can also hold events back. */
export type HeldAnalytics = Analytics & {
  /** Without consent: until `goOn`, nothing is sent or buffered. */
  hold(): void
  goOn(): void
  /** Buffers events until the dimension `subscription` is set, `stopWaiting` is called, the page is left or `limitMs` have passed. */
  awaitSubscription(limitMs: number): void
  stopWaiting(): void
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

const unknownDimensions: AnalyticsDimensions = { userId: 'unknown', tenant: 'unknown', subscription: 'unknown' }

/** The app's adapter. Pushes to `window.dataLayer`, which the frame of the club's script reads (`analytics-frame.ts`). */
export const analytics: HeldAnalytics = createDataLayerAnalytics(() => {
  window.dataLayer ??= []
  return window.dataLayer
})

/**
 * Creates an adapter over a queue. An email address is sent only if it is valid, and only in fields for one (ANAL-03, D-87): other texts
 * that contain one, such as a search, are omitted.
 */
export function createDataLayerAnalytics(queue: () => Record<string, unknown>[]): HeldAnalytics {
  let dimensions = unknownDimensions
  let held = false
  let waiting: (() => void)[] | null = null
  const push = (entry: Record<string, unknown>) => {
    if (!held) queue().push(entry)
  }
  const stopWaiting = () => {
    const kept = waiting ?? []
    waiting = null
    for (const send of kept) send()
  }
  return {
    track(event, properties = {}) {
      const { email, ...others } = properties
      const send = () =>
        push({
          event,
          ...dimensions,
          ...withoutAddresses(others),
          ...(typeof email === 'string' && isEmail(email) ? { email } : {}),
        })
      if (!waiting) send()
      else if (!held) waiting.push(send)
    },
    setDimensions(changed) {
      dimensions = { ...dimensions, ...changed }
      push({ ...dimensions })
      if (changed.subscription !== undefined) stopWaiting()
    },
    reset() {
      stopWaiting()
      dimensions = unknownDimensions
      push({ ...dimensions })
    },
    hold() {
      held = true
      if (waiting) waiting = []
    },
    goOn() {
      held = false
      push({ ...dimensions })
    },
    awaitSubscription(limitMs) {
      waiting ??= []
      setTimeout(stopWaiting, limitMs)
      addEventListener('pagehide', stopWaiting, { once: true })
    },
    stopWaiting,
  }
}

function withoutAddresses(properties: AnalyticsProperties): AnalyticsProperties {
  const entries = Object.entries(properties)
  return Object.fromEntries(entries.filter(([, value]) => typeof value !== 'string' || !/[^\s@]@[^\s@]/.test(value)))
}
