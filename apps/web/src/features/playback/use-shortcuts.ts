import { useEffect, useEffectEvent } from 'react'
import { type ShortcutAction, shortcutOf } from './internal/controls/shortcuts.ts'

/** Keys that a focused control handles itself. */
const ownKeys: Record<string, readonly string[]> = {
  BUTTON: [' ', 'Enter'],
  A: ['Enter'],
  SUMMARY: [' ', 'Enter'],
}

const open = ':popover-open, [role="dialog"]:not([popover]), [role="menu"]'

/** Handles the player's keys wherever the focus is, except in dialogs, menus and fields, which have their own. */
export function useShortcuts(act: (action: ShortcutAction) => void): void {
  const onAction = useEffectEvent(act)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (event.defaultPrevented || target.closest('[role="dialog"], [role="menu"], textarea, select')) return
      if (ownKeys[target.tagName]?.includes(event.key)) return
      // Escape closes what is open, wherever the focus is.
      if (event.key === 'Escape' && document.querySelector(open)) return
      // The volume slider keeps its arrow keys; on the timeline they mean the same as ours.
      if (target.dataset.ownArrows !== undefined && event.key.startsWith('Arrow')) return
      const action = shortcutOf(event)
      if (!action) return
      event.preventDefault()
      // A dialog opened by this key must not handle it too.
      event.stopPropagation()
      onAction(action)
    }
    // In the capture phase: a focused slider would move before the event reaches the window.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
