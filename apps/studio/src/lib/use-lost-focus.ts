import { useEffect, useRef } from 'react'

/** Of a frame whose buttons are others once `state` has changed: the first of them gets the focus where the one that had it is gone. */
export function useLostFocus<Frame extends HTMLElement>(state: unknown) {
  const frame = useRef<Frame>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus()
  }, [state])
  return frame
}
