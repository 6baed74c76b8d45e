import { tellHost } from './host-link.ts'

const growthLimit = 40
const calmMilliseconds = 2000

/**
 * Tells the page around how high the content is, whenever that changes (rounded up, CSS pixels), so that its frame needs no
 * scroll bar of its own. Content that follows the frame's own height would drive it up for ever: after so many steps up in a
 * row the next ones are held back, and told after a calm, which is longer each time that it did not help. Shrinking is always
 * told. A touch of the page, or calling the answer, as after a navigation, begins to count anew.
 */
export function reportHeight(content: HTMLElement): () => void {
  let told = 0
  let steps = 0
  let calm = calmMilliseconds
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const height = heightOf(content)
    if (height === told) return
    if (height > told) {
      clearTimeout(timer)
      timer = setTimeout(settle, calm)
      if (steps >= growthLimit) return
      steps++
    }
    told = height
    tellHost({ type: 'Height', height })
  }
  const settle = () => {
    const isHeldBack = heightOf(content) > told
    calm = isHeldBack ? calm * 2 : calmMilliseconds
    steps = isHeldBack ? growthLimit - 1 : 0
    look()
  }
  const startAnew = () => {
    calm = calmMilliseconds
    steps = 0
    look()
  }
  new ResizeObserver(look).observe(content)
  for (const touch of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(touch, startAnew, { passive: true })
  return startAnew
}

function heightOf(content: HTMLElement): number {
  return Math.ceil(content.getBoundingClientRect().height)
}
