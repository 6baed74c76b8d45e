import { useEffect, useRef } from 'react'

/**
 * Moves the focus when a row is removed by one of its controls: to the same control of the next row, or else to the first field of the
 * frame. Call `removing` with the row's index before removing it; `count` is the number of rows.
 */
export function useRowFocus<Frame extends HTMLElement>(count: number, controls: string) {
  const frame = useRef<Frame>(null)
  const place = useRef<number | null>(null)
  const lastCount = useRef(count)
  useEffect(() => {
    const isFewer = count < lastCount.current
    lastCount.current = count
    if (place.current === null || !isFewer) return
    const left = [...(frame.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
    const next = left[Math.min(place.current, left.length - 1)]
    place.current = null
    // The focus has moved elsewhere meanwhile.
    if (frame.current?.contains(document.activeElement)) return
    const control = next ?? frame.current?.querySelector<HTMLElement>('input, select')
    control?.focus()
  }, [count, controls])
  const removing = (at: number) => {
    place.current = at
  }
  return { frame, removing }
}
