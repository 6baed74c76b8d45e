import { Children, type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './rail.module.css'
import { useScrollEnds } from './use-scroll-ends.ts'

export type RailProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** Minimum width of an item, as a CSS length. */
  itemWidth?: string | undefined
  /** `<li>` elements. */
  children: ReactNode
}

/** A horizontally scrolling row: by touch, wheel, arrow keys between items, and buttons for a mouse. */
export function Rail({ label, previousLabel, nextLabel, itemWidth, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  const ends = useScrollEnds(list)
  const page = (direction: 1 | -1) => {
    const element = list.current
    if (element) element.scrollBy({ left: element.clientWidth * 0.85 * direction * inlineSign(element) })
  }
  return (
    <div className={styles.rail}>
      <ul
        aria-label={label}
        className={styles.list}
        onKeyDown={moveFocus}
        ref={list}
        style={{ '--item-width': itemWidth, '--item-count': Children.count(children) } as CSSProperties}
      >
        {children}
      </ul>
      <div className={styles.previous} hidden={ends.atStart}>
        <IconButton icon="chevron-start" label={previousLabel} onClick={() => page(-1)} variant="overlay" />
      </div>
      <div className={styles.next} hidden={ends.atEnd}>
        <IconButton icon="chevron-end" label={nextLabel} onClick={() => page(1)} variant="overlay" />
      </div>
    </div>
  )
}

function inlineSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

/** Arrow keys focus the neighbour's first control, as a shortcut for Tab in a long rail. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const item = event.target instanceof Element ? event.target.closest('li') : null
  if (step === undefined || !item || isTyping(event.target)) return
  const forward = step * inlineSign(event.currentTarget) > 0
  const neighbour = forward ? item.nextElementSibling : item.previousElementSibling
  const control = neighbour?.querySelector<HTMLElement>('a[href], button:not(:disabled)')
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  neighbour?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [role="slider"]')
}
