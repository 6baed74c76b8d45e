import { useEffect, useEffectEvent } from 'react'

/** Calls `open` on Ctrl+K, or ⌘K on a Mac. */
export function usePaletteKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isShortcut) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
