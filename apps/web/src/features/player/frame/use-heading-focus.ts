import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the player's heading if no other reachable element has focus: when the player opens, and when its focused skeleton is replaced.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[inert]') !== null
    if (isLost) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
