import { denseImageWidth, type ImageKind, imageWidth } from '@upbeat/rules/classes/image-width'
import { useSyncExternalStore } from 'react'

/** The width to ask of pictures of a kind in this window (CARD-11 to CARD-14). */
export function useImageWidth(kind: ImageKind): number {
  return imageWidth(
    kind,
    useSyncExternalStore(subscribe, () => settledWidth),
  )
}

/** The width for dense screens beside it; `null` where the usual one will do. */
export function useDenseWidth(kind: ImageKind): number | null {
  return denseImageWidth(
    kind,
    useSyncExternalStore(subscribe, () => settledWidth),
  )
}

/** Milliseconds a window must keep its width before pictures are asked for anew: dragging its edge fetches nothing. */
const settleDelay = 300

let settledWidth = window.innerWidth
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    settledWidth = window.innerWidth
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
    settledWidth = window.innerWidth
    for (const listener of listeners) listener()
  }, settleDelay)
}
