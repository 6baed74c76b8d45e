import { tellHost } from './host-link.ts'

const growthLimit = 40
const calmMilliseconds = 2000

/**
 * Reports the content's height to the embedding page on each change (CSS pixels, rounded up), so that its frame needs no scroll bar.
 * Content sized to the frame would grow endlessly: after a number of consecutive increases, further ones are held back until a pause, which
 * gets longer each time growth continues. Decreases are always reported. User input, or calling the returned function, e.g. after a
 * navigation, resets the count.
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
