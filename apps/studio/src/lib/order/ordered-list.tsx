import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { moveTo } from './move-to.ts'
import styles from './ordered-list.module.css'
import { useDragging } from './use-dragging.ts'

type OrderedListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** Without it the order is fixed. */
  onOrder?: ((items: Item[]) => void) | undefined
}

/** A list that is reordered by dragging, with Alt and the arrow keys, or by a menu; moves are announced. */
export function OrderedList<Item>({ label, items, keyOf, nameOf, children, onOrder }: OrderedListProps<Item>) {
  const t = useText()
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const focused = useRef<string | null>(null)

  // Moving an item in the DOM loses its focus.
  useEffect(() => {
    const place = items.findIndex((item) => keyOf(item) === focused.current)
    focused.current = null
    list.current?.children[place]?.querySelector<HTMLElement>('[data-handle] button')?.focus()
  }, [items, keyOf])

  function move(from: number, to: number) {
    const moved = items[from]
    if (!onOrder || moved === undefined) return
    const next = moveTo(items, from, to)
    const place = next.indexOf(moved)
    if (place === from) return
    focused.current = keyOf(moved)
    onOrder(next)
    setSaid(t('curation.moved', { name: nameOf(moved), place: place + 1, count: items.length }))
  }
  useDragging(list, move)

  function press(event: KeyboardEvent, place: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move(place, place + step)
  }

  return (
    <div className={styles.frame}>
      <ol aria-label={label} className={styles.list} ref={list}>
        {items.map((item, place) => (
          <li
            className={styles.item}
            {...(onOrder && { 'data-place': place })}
            key={keyOf(item)}
            // In the capture phase: the arrow keys would open the menu.
            onKeyDownCapture={(event) => press(event, place)}
          >
            {onOrder && (
              <span className={styles.handle} data-handle="">
                <Menu
                  align="start"
                  trigger={
                    <IconButton
                      aria-describedby={hintId}
                      icon="menu"
                      label={t('curation.moveItem', { name: nameOf(item) })}
                      size="small"
                    />
                  }
                >
                  <MenuItem onClick={() => move(place, place - 1)}>{t('curation.moveUp')}</MenuItem>
                  <MenuItem onClick={() => move(place, place + 1)}>{t('curation.moveDown')}</MenuItem>
                  <MenuItem onClick={() => move(place, 0)}>{t('curation.moveFirst')}</MenuItem>
                  <MenuItem onClick={() => move(place, items.length - 1)}>{t('curation.moveLast')}</MenuItem>
                </Menu>
              </span>
            )}
            <span className={styles.content}>{children(item)}</span>
          </li>
        ))}
      </ol>
      {onOrder && items.length > 1 && (
        <p className={styles.hint} id={hintId}>
          {t('curation.moveHint')}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
