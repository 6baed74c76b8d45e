import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without input after which the controls fade. */
export const fadeAfter = 3000

export type ControlsVisible = { visible: boolean; show: () => void; toggle: () => void }

/** Whether the controls show: after any key, movement or touch for three seconds, and for as long as `hold` is true. */
export function useControlsVisible(stage: RefObject<HTMLElement | null>, hold: boolean): ControlsVisible {
  const [active, setActive] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActive(false), fadeAfter)
    setActive(true)
  }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setActive(false)
  }, [])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    const onPointer = (event: PointerEvent) => {
      // A finger on the picture is told apart as a tap, which shows the controls or puts them away.
      if (event.pointerType !== 'touch' || isControl(event.target)) show()
    }
    element.addEventListener('pointermove', onPointer, { signal })
    element.addEventListener('pointerdown', onPointer, { signal })
    element.addEventListener('focusin', show, { signal })
    // Before the shortcuts, which keep their keys to themselves.
    window.addEventListener('keydown', show, { capture: true, signal })
    show()
    return () => {
      abort.abort()
      clearTimeout(timer.current)
    }
  }, [stage, show])

  // What was held up starts its three seconds when it is let go.
  useEffect(() => {
    if (!hold) show()
  }, [hold, show])

  const visible = active || hold
  return { visible, show, toggle: visible && !hold ? hide : show }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role="menu"]') !== null
}
