import { type RefObject, useEffect, useEffectEvent } from 'react'

type Gestures = {
  controlsShown: boolean
  onShowControls: () => void
  /** A click, or a tap while the controls are visible. */
  onToggle: () => void
  /** A double click of a mouse. */
  onDoubleClick: () => void
  /** A double tap at an edge: skips by this many seconds, if the class can be seeked. */
  onSkip?: ((seconds: 10 | -10) => void) | undefined
}

/** Maximum milliseconds between two taps of one gesture. */
const doubleTap = 300
/** The fraction of the picture's width, at either end, that skips. */
const edge = 0.3

/** Handles presses on the picture; every action also has a button and a key. */
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
      // A tap while the controls are hidden only shows them, so that checking the time doesn't pause the class.
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

/** The horizontal position of a tap on the picture, 0 to 1, left to right in every language. */
function secondsAt(share: number): 10 | -10 | null {
  if (share < edge) return -10
  return share > 1 - edge ? 10 : null
}

function isTouch(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === 'touch'
}
