import { type ComponentType, lazy } from 'react'

const retryMs = 30_000

/**
 * A component beside the page's content. While its file can't be loaded the page does without it, instead of failing, and asks again when the
 * browser comes online, or every 30 s.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadAtLast(load))
}

async function loadAtLast<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load()
  } catch {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, retryMs)
      window.addEventListener('online', () => resolve(clearTimeout(timer)), { once: true })
    })
    return loadAtLast(load)
  }
}
