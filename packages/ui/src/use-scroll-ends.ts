import { type RefObject, useEffect, useState } from 'react'

/** Whether a sideways scroller stands at its start and at its end, in the direction of reading. */
export function useScrollEnds(element: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const measure = () => {
      // Right to left, browsers count down from 0.
      const position = Math.abs(scroller.scrollLeft)
      const atStart = position < SLACK
      const atEnd = position + scroller.clientWidth > scroller.scrollWidth - SLACK
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(scroller)
    for (const item of scroller.children) sizes.observe(item)
    const items = new MutationObserver(measure)
    items.observe(scroller, { childList: true })
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      items.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [element])
  return ends
}

/** Zoom makes positions fractions; snapping leaves a few pixels. */
const SLACK = 8
