import { denseImageWidth, type ImageKind, imageWidth } from '@upbeat/rules/classes/image-width'
import { windowWidth } from '@upbeat/ui/use-window-width.ts'
import { useSyncExternalStore } from 'react'

/** The picture width to request in this window (CARD-11 to CARD-14). */
export function useImageWidth(kind: ImageKind): number {
  return imageWidth(
    kind,
    useSyncExternalStore(subscribe, () => settledWidth),
  )
}

/** The width for high-density screens; `null` if the usual one is enough. */
export function useDenseWidth(kind: ImageKind): number | null {
  return denseImageWidth(
    kind,
    useSyncExternalStore(subscribe, () => settledWidth),
  )
}

/** Debounce in milliseconds, so that resizing the window doesn't refetch pictures. */
const settleDelay = 300

let settledWidth = windowWidth()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    settledWidth = windowWidth()
    window.addEventListener('resize', settle)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('resize', settle)
  }
}

function settle(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    settledWidth = windowWidth()
    for (const listener of listeners) listener()
  }, settleDelay)
}
