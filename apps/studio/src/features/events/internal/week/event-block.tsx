import { Icon } from '@upbeat/ui/icon.tsx'
import type { CSSProperties } from 'react'
import type { Block } from './blocks.ts'
import styles from './event-block.module.css'
import type { BlockMoves } from './use-block-moves.ts'
import { kindLooks, useSlotWords } from './use-slot-words.ts'

type EventBlockProps = { block: Block; moves: BlockMoves; isMoving: boolean; onOpen: () => void }

/** An occurrence in the grid. */
export function EventBlock({ block, moves, isMoving, onOpen }: EventBlockProps) {
  const words = useSlotWords()(block)
  const { event, top, bottom, column, columns, isRest } = block
  const isShort = bottom - top < 45
  const place = { '--top': top, '--bottom': bottom, '--column': column, '--columns': columns } as CSSProperties
  return (
    <button
      aria-haspopup="dialog"
      aria-label={words.label}
      className={styles.block}
      data-clash={words.clashes.length > 0 || undefined}
      data-moving={isMoving || undefined}
      data-crowded={columns > 2 || undefined}
      data-short={isShort || undefined}
      data-state={event.state}
      onBlur={() => isMoving && !document.querySelector('[role="dialog"]') && moves.clear()}
      onClick={() => moves.endsDrag() || isMoving || onOpen()}
      onKeyDown={(pressed) => moves.keyed(block, pressed)}
      onPointerDown={(pressed) => !isRest && moves.pressed(block, pressed)}
      onPointerMove={moves.dragged}
      onPointerUp={moves.released}
      style={place}
      title={words.label}
      type="button"
    >
      {/* In the label's order, so that voice control finds the block by what is read on it. */}
      <span className={styles.name} dir="auto">
        {words.name}
      </span>{' '}
      <span className={styles.time}>
        {words.clashes.length > 0 ? (
          <Icon name="warning" size={14} />
        ) : (
          <Icon name={kindLooks[event.kind].icon} size={14} />
        )}
        <span>{isShort ? words.start : words.time}</span>
      </span>{' '}
      <span className={styles.note}>
        {[words.state ?? words.changes, words.coach, words.room].filter(Boolean).join(', ')}
      </span>
      {event.mayEdit && <span aria-hidden="true" className={styles.resize} data-resize="" />}
    </button>
  )
}
