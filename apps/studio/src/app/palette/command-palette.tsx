import { Dialog } from '@base-ui/react/dialog'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import styles from './command-palette.module.css'
import { type Command, matchCommands } from './match-commands.ts'
import { PaletteStatus } from './palette-status.tsx'
import { noteRecent, recentPlaces } from './recent-places.ts'
import { useCommands } from './use-commands.ts'
import { useFoundClasses } from './use-found-classes.ts'
import { useFoundMembers } from './use-found-members.ts'
import { useFoundPeople } from './use-found-people.ts'
import { useFoundSettings } from './use-found-settings.ts'

export type CommandPaletteProps = {
  session: StaffSession
  entries: readonly NavigationEntry[]
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

/** Of the pages and actions. */
const maxCommands = 8

/** The command palette: finds pages, actions, settings, classes, members and people, all by keyboard. */
export function CommandPalette({ session, entries, typed, onType, onClose }: CommandPaletteProps) {
  const t = useText()
  const listId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = typed.trim()
  const navigate = useNavigate()
  const commands = matchCommands(useCommands(session, entries, asked !== ''), asked)
  // Read once: choosing one closes the palette.
  const [recent] = useState(() => recentPlaces(session))
  const recents = recent.map(
    ({ path, label, icon }): Command => ({ id: `recent ${path}`, label, icon, path, run: () => void navigate(path) }),
  )
  // Replies of the server go below the results that need none, so that nothing moves under the cursor.
  const groups = [
    { title: t('palette.recent'), found: asked === '' ? recents : [] },
    { title: t('palette.commands'), found: commands.slice(0, maxCommands) },
    useFoundSettings(session, asked),
    useFoundClasses(session, asked),
    useFoundMembers(session, asked),
    useFoundPeople(session, asked),
  ]
  const found = groups.flatMap((group) => group.found)
  const active = found.find(({ id }) => id === chosen) ?? found[0]
  const optionId = ({ id }: Command) => `${listId} ${id}`.replaceAll(/\s/g, '-')
  const activeId = active && optionId(active)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function choose(command: Command | undefined) {
    if (!command) return
    noteRecent(session, command)
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter may only choose from an input method's own list.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && active) {
      event.preventDefault()
      setChosen(found[(found.indexOf(active) + step + found.length) % found.length]?.id ?? null)
    }
    if (event.key !== 'Enter') return
    // Closing returns the focus, and the key would press the button that gets it.
    event.preventDefault()
    choose(active)
  }

  return (
    <Dialog.Root onOpenChange={(open) => open || onClose()} open>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.palette}>
          <VisuallyHidden>
            <Dialog.Title render={<span />}>{t('palette.title')}</Dialog.Title>
          </VisuallyHidden>
          <div className={styles.box}>
            <Icon name="search" />
            <input
              aria-activedescendant={activeId}
              aria-autocomplete="list"
              aria-controls={listId}
              aria-expanded
              aria-label={t('palette.field')}
              autoComplete="off"
              className={styles.input}
              onChange={(event) => {
                onType(event.target.value)
                setChosen(null)
              }}
              onKeyDown={onKeyDown}
              placeholder={t('palette.field')}
              role="combobox"
              spellCheck={false}
              value={typed}
            />
          </div>
          <div aria-label={t('palette.title')} className={styles.list} id={listId} role="listbox">
            {groups.map(
              ({ title, found: options }, place) =>
                options.length > 0 && (
                  // biome-ignore lint/a11y/useSemanticElements: part of a listbox
                  <div aria-labelledby={`${listId}-${place}`} key={title} role="group">
                    <div className={styles.heading} id={`${listId}-${place}`} role="presentation">
                      {title}
                    </div>
                    {options.map((command) => (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as in any combobox
                      <div
                        aria-selected={command === active}
                        className={styles.option}
                        id={optionId(command)}
                        key={command.id}
                        onClick={() => choose(command)}
                        onPointerMove={() => setChosen(command.id)}
                        role="option"
                        tabIndex={-1}
                      >
                        <Icon name={command.icon} />
                        <span className={styles.label} dir="auto">
                          {command.label}
                        </span>
                        {command.hint && (
                          <span className={styles.hint} dir="auto">
                            {command.hint}
                          </span>
                        )}
                      </div>
                    ))}
                  </div>
                ),
            )}
          </div>
          <PaletteStatus groups={groups} typed={asked} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
