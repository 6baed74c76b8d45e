import { Dialog } from '@base-ui/react/dialog'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Icon } from '@upbeat/ui/icon.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../lib/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import styles from './command-palette.module.css'
import { type Command, matchCommands } from './match-commands.ts'
import { useCommands } from './use-commands.ts'

export type CommandPaletteProps = { session: StaffSession; entries: readonly NavigationEntry[]; onClose: () => void }

/** The command palette: opens pages and runs actions from the keyboard. */
export function CommandPalette({ session, entries, onClose }: CommandPaletteProps) {
  const t = useText()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = matchCommands(useCommands(session, entries), typed)

  function choose(command: Command | undefined) {
    if (!command) return
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    }
    if (event.key === 'Enter') choose(found[active])
  }

  return (
    <Dialog.Root onOpenChange={(open) => open || onClose()} open>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup aria-label={t('shell.palette')} className={styles.palette}>
          <div className={styles.box}>
            <Icon name="search" />
            <input
              aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
              aria-controls={listId}
              aria-expanded
              aria-label={t('shell.paletteField')}
              autoComplete="off"
              className={styles.input}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
              placeholder={t('shell.paletteField')}
              role="combobox"
              spellCheck={false}
              value={typed}
            />
          </div>
          <div aria-label={t('shell.palette')} className={styles.list} id={listId} role="listbox">
            {found.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as in any combobox
              <div
                aria-selected={index === active}
                className={styles.option}
                id={`${listId}-${index}`}
                key={command.label}
                onClick={() => choose(command)}
                onPointerMove={() => setActive(index)}
                role="option"
                tabIndex={-1}
              >
                <Icon name={command.icon} />
                {command.label}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className={styles.none}>{t('shell.paletteNone')}</p>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
