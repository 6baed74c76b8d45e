import { type RefObject, useEffect, useState } from 'react'

/** Whether a horizontal scroller is at its start and at its end, in reading direction. */
export function useScrollEnds(element: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const measure = () => {
      // In right-to-left pages `scrollLeft` is negative.
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

/** Tolerance in pixels: zoom makes positions fractional, and snapping is inexact. */
const SLACK = 8
