import { useEffect } from 'react'
import { dismissToast, useToastStore } from '../layout/toast-store.ts'

/**
 * Ctrl+Z, or ⌘Z, undoes the newest toast's action, which is hard to reach by Tab. Fields, dialogs and the grid handle the key themselves
 * while they have something to undo.
 */
export function useUndoKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || event.defaultPrevented || isElsewhere(event.target)) return
      const newest = useToastStore.getState().toasts.findLast(({ undo }) => undo)
      if (!newest) return
      event.preventDefault()
      dismissToast(newest.id)
      newest.undo?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null
}
