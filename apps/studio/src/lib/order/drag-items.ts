import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Parts = {
  itemOf: (element: Element | null) => HTMLElement | null
  placeOf: (item: HTMLElement | null) => number
  onMove: (from: number, to: number) => void
}

/** Makes a list's items draggable by elements with `data-handle`, including items added later. Returns a function that stops it. */
export function dragItems(list: HTMLElement, { itemOf, placeOf, onMove }: Parts): () => void {
  const made = new Map<HTMLElement, () => void>()

  function edgeAt(item: HTMLElement, clientY: number) {
    const { top, height } = item.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }

  function make(item: HTMLElement) {
    const handle = item.querySelector('[data-handle]')
    return combine(
      draggable({
        element: item,
        ...(handle && { dragHandle: handle }),
        onDragStart: () => item.setAttribute('data-dragged', ''),
        onDrop: () => item.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => list.contains(source.element),
        onDrag: ({ location, source }) => {
          if (source.element === item) return
          item.dataset.edge = edgeAt(item, location.current.input.clientY)
        },
        onDragLeave: () => delete item.dataset.edge,
        onDrop: ({ location, source }) => {
          const edge = edgeAt(item, location.current.input.clientY)
          delete item.dataset.edge
          const from = placeOf(itemOf(source.element))
          const over = placeOf(item)
          const between = edge === 'before' ? over : over + 1
          const to = from < between ? between - 1 : between
          if (from !== to) onMove(from, to)
        },
      }),
    )
  }

  function follow() {
    const items = new Set(list.querySelectorAll<HTMLElement>('[data-place]'))
    for (const [item, stop] of made) {
      if (items.has(item)) continue
      stop()
      made.delete(item)
    }
    for (const item of items) if (!made.has(item)) made.set(item, make(item))
  }

  follow()
  const observer = new MutationObserver(follow)
  observer.observe(list, { childList: true })
  return () => {
    observer.disconnect()
    for (const stop of made.values()) stop()
  }
}
