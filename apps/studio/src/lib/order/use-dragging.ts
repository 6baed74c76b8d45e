import { type RefObject, useEffect, useEffectEvent } from 'react'

const itemOf = (element: Element | null) => element?.closest<HTMLElement>('[data-place]') ?? null
const placeOf = (element: HTMLElement | null) => (element ? Number(element.dataset.place) : -1)

/**
 * Makes a list's items draggable by their handles. The library is loaded lazily; keys and menu work without it. `onMove` receives the
 * item's old and new index.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void import('./drag-items.ts').then(({ dragItems }) => {
      if (!isGone) stop = dragItems(element, { itemOf, placeOf, onMove: (from, to) => move(from, to) })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [list])
}
