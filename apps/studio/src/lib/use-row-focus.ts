import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a row is removed by a control in it: to the same control of the row that takes its place, or where there is none to the
 * first field of the frame. `removing` is called with the row's place before the row goes; `count` is how many rows there are.
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
    // Someone has gone on meanwhile.
    if (frame.current?.contains(document.activeElement)) return
    const control = next ?? frame.current?.querySelector<HTMLElement>('input, select')
    control?.focus()
  }, [count, controls])
  const removing = (at: number) => {
    place.current = at
  }
  return { frame, removing }
}
