import { useEffect } from 'react'
import { dismissToast, useToastStore } from './toast-store.ts'

/**
 * Ctrl+Z, or ⌘Z, undoes what the newest notice tells of, which by Tab is far away. Fields, dialogs and the grid keep the key for themselves as long as
 * they have something to undo.
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
