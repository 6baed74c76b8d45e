let isOpen = false

/**
 * Loads the club's analytics script in a sandboxed frame, from which it can't reach this page, and passes it everything that is queued in
 * `window.dataLayer`. Does nothing the second time: consent may be given, withdrawn and given again.
 */
export function openAnalyticsFrame(tenantId: string): void {
  if (isOpen) return
  isOpen = true
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = `/statistics-frame/${tenantId}`
  frame.hidden = true
  frame.onload = () => {
    window.dataLayer ??= []
    const queue = window.dataLayer
    // The frame's origin is opaque: no target origin matches it but the wildcard.
    const post = (entries: Record<string, unknown>[]) => frame.contentWindow?.postMessage(entries, '*')
    const { push } = queue
    queue.push = (...entries) => {
      post(entries)
      return push.apply(queue, entries)
    }
    post(queue)
  }
  document.body.append(frame)
}
