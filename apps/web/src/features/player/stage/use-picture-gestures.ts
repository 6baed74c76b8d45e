import { type RefObject, useEffect, useEffectEvent } from 'react'

type Gestures = {
  controlsShown: boolean
  onShowControls: () => void
  /** A click, or a tap while the controls show. */
  onToggle: () => void
  /** Of a mouse. */
  onDoubleClick: () => void
  /** By so many seconds, where there is anywhere to go: a double tap at an edge. */
  onSkip?: ((seconds: 10 | -10) => void) | undefined
}

/** Milliseconds within which a second tap makes the two one gesture. */
const doubleTap = 300
/** The share of the picture's width, at either end, that skips. */
const edge = 0.3

/** What a press on the bare picture does; everything it does can also be done by a button and a key. */
export function usePictureGestures(host: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const { onSkip } = gestures
  const canSkip = onSkip !== undefined
  const areControlsShown = useEffectEvent(() => gestures.controlsShown)
  const show = useEffectEvent(() => gestures.onShowControls())
  const toggle = useEffectEvent(() => gestures.onToggle())
  const doubleClick = useEffectEvent(() => gestures.onDoubleClick())
  const skip = useEffectEvent((seconds: 10 | -10) => gestures.onSkip?.(seconds))
  useEffect(() => {
    const element = host.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    let wereControlsShown = false
    let first: { seconds: 10 | -10 } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    const wait = (seconds: 10 | -10, isToggle: boolean) => {
      first = { seconds }
      clearTimeout(timer)
      timer = setTimeout(() => {
        first = null
        if (isToggle) toggle()
      }, doubleTap)
    }
    const tap = (event: MouseEvent) => {
      const { left, width } = element.getBoundingClientRect()
      const seconds = canSkip ? secondsAt((event.clientX - left) / width) : null
      if (seconds !== null && first?.seconds === seconds) {
        show()
        skip(seconds)
        return wait(seconds, false)
      }
      // Of a touch that finds them away the first only brings the controls, so that nobody stops the class by looking at the time.
      if (!wereControlsShown) show()
      if (seconds !== null) wait(seconds, wereControlsShown)
      else if (wereControlsShown) toggle()
    }
    const listen = element.addEventListener.bind(element)
    listen('pointerdown', () => (wereControlsShown = areControlsShown()), { signal })
    listen('click', (event) => (isTouch(event) ? tap(event) : toggle()), { signal })
    listen('dblclick', (event) => !isTouch(event) && doubleClick(), { signal })
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [host, canSkip])
}

/** Where a tap lies across the picture, 0 to 1. The line of time runs from left to right in every language. */
function secondsAt(share: number): 10 | -10 | null {
  if (share < edge) return -10
  return share > 1 - edge ? 10 : null
}

function isTouch(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === 'touch'
}
