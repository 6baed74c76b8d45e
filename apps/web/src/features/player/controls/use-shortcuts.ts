import { useEffect, useEffectEvent } from 'react'
import { type ShortcutAction, shortcutOf } from './shortcuts.ts'

/** Keys that a focused control needs for itself. */
const ownKeys: Record<string, readonly string[]> = {
  BUTTON: [' ', 'Enter'],
  A: ['Enter'],
  SUMMARY: [' ', 'Enter'],
}

const open = ':popover-open, [role="dialog"]:not([popover]), [role="menu"]'

/** Takes the player's keys wherever the focus is, except in dialogs, menus and fields, which have their own. */
export function useShortcuts(act: (action: ShortcutAction) => void): void {
  const onAction = useEffectEvent(act)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (event.defaultPrevented || target.closest('[role="dialog"], [role="menu"], textarea, select')) return
      if (ownKeys[target.tagName]?.includes(event.key)) return
      // It closes what is open, wherever the focus has gone meanwhile.
      if (event.key === 'Escape' && document.querySelector(open)) return
      // The slider of the volume keeps its arrows; that of the time has the same meaning as ours.
      if (target.dataset.ownArrows !== undefined && event.key.startsWith('Arrow')) return
      const action = shortcutOf(event)
      if (!action) return
      event.preventDefault()
      // A dialog that this key opens must not take the same key as its own.
      event.stopPropagation()
      onAction(action)
    }
    // A focused slider would move by itself before the window hears of the key.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
