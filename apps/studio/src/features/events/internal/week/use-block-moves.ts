import { addDays } from '@upbeat/rules/schedule/local-date'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { localAt, minutesOfDay, type Slot, slotKey } from './blocks.ts'

/** A slot at another time: `start` is local in the week's zone. */
export type MovedSlot = { slot: Slot; start: string; minutes: number }
type Place = { key: string; day: string; minute: number; minutes: number }
type Drag = { slot: Slot; mode: 'move' | 'resize'; x: number; y: number; offset: number; isOn: boolean }

/** Pixels that a pointer moves before a press is a drag. */
const dragThreshold = 4
const step = 15

export type BlockMoves = ReturnType<typeof useBlockMoves>

/**
 * Moves and resizes blocks: by dragging with a mouse or pen, or with Alt and the arrow keys, Shift to resize, and Enter. Nothing is changed
 * until `onMoved` has been answered.
 */
export function useBlockMoves(frame: RefObject<HTMLElement | null>, onMoved: (moved: MovedSlot) => void) {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const [place, setPlace] = useState<Place | null>(null)

  function placeOf(slot: Slot): Place {
    const key = slotKey(slot)
    return place?.key === key ? place : { key, day: slot.day, minute: slot.minute, minutes: slot.minutes }
  }

  function commit(slot: Slot) {
    const { day, minute, minutes } = placeOf(slot)
    if (day === slot.day && minute === slot.minute && minutes === slot.minutes) return setPlace(null)
    onMoved({ slot, start: localAt(day, minute), minutes })
  }

  function pressed(slot: Slot, event: PointerEvent<HTMLElement>) {
    if (!slot.event.mayEdit || event.button !== 0 || event.pointerType === 'touch') return
    const { top, height } = columnAt(frame.current, event.clientX)?.rect ?? { top: 0, height: 1 }
    const pointed = ((event.clientY - top) / height) * minutesOfDay
    const isResize = event.target instanceof Element && event.target.closest('[data-resize]') !== null
    drag.current = {
      slot,
      mode: isResize ? 'resize' : 'move',
      x: event.clientX,
      y: event.clientY,
      offset: pointed - slot.minute,
      isOn: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function dragged(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y)
    if (!current.isOn && distance < dragThreshold) return
    current.isOn = true
    const column = columnAt(frame.current, event.clientX)
    if (!column) return
    const { slot, mode, offset } = current
    const pointed = ((event.clientY - column.rect.top) / column.rect.height) * minutesOfDay
    const next = { key: slotKey(slot), day: slot.day, minute: slot.minute, minutes: slot.minutes }
    if (mode === 'resize') next.minutes = Math.max(step, snapped(pointed - slot.minute))
    else {
      next.day = column.day
      next.minute = Math.min(Math.max(0, snapped(pointed - offset)), minutesOfDay - step)
    }
    setPlace(next)
  }

  function released() {
    const { current } = drag
    drag.current = null
    if (!current?.isOn) return
    wasDragged.current = true
    commit(current.slot)
  }

  /** Whether the key was one of these. */
  function keyed(slot: Slot, event: KeyboardEvent<HTMLElement>) {
    const moved = place?.key === slotKey(slot)
    if (moved && event.key === 'Escape') setPlace(null)
    else if (moved && event.key === 'Enter') commit(slot)
    else if (event.altKey && slot.event.mayEdit && event.key.startsWith('Arrow')) {
      setPlace(stepped(placeOf(slot), event))
    } else return
    event.preventDefault()
  }

  return {
    place,
    clear: () => setPlace(null),
    pressed,
    dragged,
    released,
    keyed,
    /** Whether a click is the end of a drag; true once. */
    endsDrag: () => {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
  }
}

function stepped(place: Place, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Place {
  const later = key === 'ArrowDown' || key === 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isRtl = document.documentElement.dir === 'rtl'
    return { ...place, day: addDays(place.day, later === isRtl ? -1 : 1) }
  }
  const by = later ? step : -step
  if (shiftKey) return { ...place, minutes: Math.max(step, place.minutes + by) }
  return { ...place, minute: Math.min(Math.max(0, place.minute + by), minutesOfDay - step) }
}

function snapped(minutes: number): number {
  return Math.round(minutes / step) * step
}

function columnAt(frame: HTMLElement | null, x: number) {
  const columns = [...(frame?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
  const found = columns.find((column) => {
    const { left, right } = column.getBoundingClientRect()
    return x >= left && x < right
  })
  return found && { day: found.dataset.day ?? '', rect: found.getBoundingClientRect() }
}
