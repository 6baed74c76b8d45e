import { useEffect, useRef } from 'react'

/** Focuses the first button of a frame if a change of `state` has removed the focused one. */
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
