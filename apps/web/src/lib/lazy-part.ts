import { type ComponentType, lazy } from 'react'

const retryMs = 30_000

/**
 * A lazy component outside the page's content. If its file fails to load it renders nothing, and retries when the browser comes online, or
 * every 30 s.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadAtLast(load))
}

async function loadAtLast<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load()
  } catch {
    await onlineOrLater()
    return loadAtLast(load)
  }
}

async function onlineOrLater(): Promise<void> {
  const waiting = new AbortController()
  await Promise.race([
    new Promise((resolve) => setTimeout(resolve, retryMs)),
    new Promise((resolve) => window.addEventListener('online', resolve, { signal: waiting.signal })),
  ])
  waiting.abort()
}
