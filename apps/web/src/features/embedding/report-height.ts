import { tellHost } from './host-link.ts'

const growthLimit = 40

/**
 * Tells the page around how high the content is, whenever that changes (rounded up, CSS pixels), so that its frame needs no
 * scroll bar of its own. Content that follows the frame's own height would drive it up for ever: after so many steps in a row
 * without anybody touching the page it is left as it is.
 */
export function reportHeight(content: HTMLElement): () => void {
  let told = 0
  let steps = 0
  const calm = () => {
    steps = 0
  }
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height === told || steps >= growthLimit) return
    steps += height > told ? 1 : 0
    told = height
    tellHost({ type: 'Height', height })
  })
  observer.observe(content)
  window.addEventListener('pointerdown', calm)
  window.addEventListener('keydown', calm)
  return () => {
    observer.disconnect()
    window.removeEventListener('pointerdown', calm)
    window.removeEventListener('keydown', calm)
  }
}
