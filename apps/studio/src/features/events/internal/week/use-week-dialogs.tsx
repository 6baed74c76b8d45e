import { type ReactNode, useState } from 'react'
import { NewEventDialog } from '../new-event-dialog.tsx'
import { ChangeDialog } from '../occurrence/change-dialog.tsx'
import { OccurrenceDialog } from '../occurrence/occurrence-dialog.tsx'
import { type Slot, slotKey } from './blocks.ts'
import type { MovedSlot } from './use-block-moves.ts'

type Shown =
  | { kind: 'slot'; key: string }
  | { kind: 'new'; start: string }
  | { kind: 'change'; moved: MovedSlot; onClose: () => void }

/** The dialogs of the week. They stay open when the window's width changes between grid and list. */
export function useWeekDialogs(slots: readonly Slot[]) {
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)

  function dialog(): ReactNode {
    if (shown?.kind === 'new') return <NewEventDialog localStart={shown.start} onClose={close} />
    if (shown?.kind === 'change') {
      const { moved, onClose } = shown
      const closeBoth = () => {
        close()
        onClose()
      }
      return <ChangeDialog minutes={moved.minutes} onClose={closeBoth} slot={moved.slot} start={moved.start} />
    }
    const opened = shown && slots.find((slot) => slotKey(slot) === shown.key)
    return opened && <OccurrenceDialog onClose={close} slot={opened} />
  }

  return {
    open: (slot: Slot) => setShown({ kind: 'slot', key: slotKey(slot) }),
    /** @param start local in the week's zone */
    create: (start: string) => setShown({ kind: 'new', start }),
    change: (moved: MovedSlot, onClose: () => void) => setShown({ kind: 'change', moved, onClose }),
    dialog: dialog(),
  }
}
