import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without input after which the controls fade. */
export const fadeAfter = 3000

export type ControlsVisible = { visible: boolean; show: () => void; toggle: () => void }

/** Whether the controls are visible: for three seconds after any key, movement or touch, and while `hold` is true. */
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
      // A touch on the picture is handled as a tap, which toggles the controls.
      if (event.pointerType !== 'touch' || isControl(event.target)) show()
    }
    element.addEventListener('pointermove', onPointer, { signal })
    element.addEventListener('pointerdown', onPointer, { signal })
    element.addEventListener('focusin', show, { signal })
    // In the capture phase, before the shortcuts stop propagation.
    window.addEventListener('keydown', show, { capture: true, signal })
    show()
    return () => {
      abort.abort()
      clearTimeout(timer.current)
    }
  }, [stage, show])

  // When `hold` ends, the three seconds start.
  useEffect(() => {
    if (!hold) show()
  }, [hold, show])

  const visible = active || hold
  return { visible, show, toggle: visible && !hold ? hide : show }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role="menu"]') !== null
}
