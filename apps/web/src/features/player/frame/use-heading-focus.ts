import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the focus to the player's heading when nothing that can be reached has it: as the player opens, and when its skeleton, which held
 * the focus, gives way to the class.
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
