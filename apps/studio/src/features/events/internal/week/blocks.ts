import type { EventOccurrence, ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import { addDays, dayNumber } from '@upbeat/rules/schedule/local-date'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'

export const minutesOfDay = 1440

/** An occurrence in the week. */
export type Slot = {
  event: ScheduledEvent
  occurrence: EventOccurrence
  /** The local date and minute of its start, in the week's zone. */
  day: string
  minute: number
  minutes: number
}

/** A slot's part on one day, and its place beside others at the same time. */
export type Block = Slot & {
  top: number
  bottom: number
  /** Whether it began on the day before. */
  isRest: boolean
  column: number
  columns: number
}
/** Slots that are too many to stand beside each other. */
export type Crowd = { top: number; bottom: number; count: number }

/** How many blocks stand beside each other. */
const maxColumns = 3
/** The least height of a block, in minutes. */
const leastMinutes = 30

export function slotKey({ event, occurrence }: Pick<Slot, 'event' | 'occurrence'>): string {
  return `${event.id} ${occurrence.date}`
}

/** All occurrences by start. */
export function slotsOf(events: readonly ScheduledEvent[], timeZone: string): Slot[] {
  return events
    .flatMap((event) => event.occurrences.map((occurrence) => slotOf(event, occurrence, timeZone)))
    .toSorted((one, other) => one.occurrence.startsAt.localeCompare(other.occurrence.startsAt))
}

function slotOf(event: ScheduledEvent, occurrence: EventOccurrence, timeZone: string): Slot {
  const local = wallClock(Date.parse(occurrence.startsAt), timeZone)
  const minutes = (Date.parse(occurrence.endsAt) - Date.parse(occurrence.startsAt)) / 60_000
  return { event, occurrence, day: local.slice(0, 10), minute: minuteOf(local), minutes }
}

/** The minute of the day of a local time. */
export function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
}

/** A local time `YYYY-MM-DDTHH:mm:00`; minutes may be beyond the day. */
export function localAt(day: string, minute: number): string {
  const days = Math.floor(minute / minutesOfDay)
  const rest = minute - days * minutesOfDay
  const two = (value: number) => String(value).padStart(2, '0')
  return `${addDays(day, days)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00`
}

/** The blocks of a day, laid out in columns, and the crowds that don't fit. */
export function blocksOf(slots: readonly Slot[], day: string): { blocks: Block[]; crowds: Crowd[] } {
  const parts = slots.flatMap((slot) => partOn(slot, day)).toSorted((a, b) => a.top - b.top || b.bottom - a.bottom)
  const blocks: Block[] = []
  const crowds: Crowd[] = []
  for (const cluster of clustersOf(parts)) {
    const placed = inColumns(cluster)
    const columns = Math.max(...placed.map(({ column }) => column)) + 1
    const shown = columns > maxColumns ? placed.filter(({ column }) => column < maxColumns - 1) : placed
    blocks.push(...shown.map((each) => ({ ...each, columns: Math.min(columns, maxColumns) })))
    const hidden = placed.filter((each) => !shown.includes(each))
    if (hidden.length > 0) crowds.push(crowdOf(hidden))
  }
  return { blocks, crowds }
}

type Part = Omit<Block, 'column' | 'columns'>

function partOn(slot: Slot, day: string): Part[] {
  const offset = (dayNumber(slot.day) - dayNumber(day)) * minutesOfDay
  const start = slot.minute + offset
  const end = start + Math.max(slot.minutes, leastMinutes)
  if (end <= 0 || start >= minutesOfDay) return []
  return [{ ...slot, top: Math.max(0, start), bottom: Math.min(minutesOfDay, end), isRest: start < 0 }]
}

/** Groups of parts that overlap, directly or by others. */
function clustersOf(parts: readonly Part[]): Part[][] {
  const clusters: Part[][] = []
  let end = -1
  for (const part of parts) {
    if (part.top >= end) clusters.push([])
    clusters.at(-1)?.push(part)
    end = Math.max(end, part.bottom)
  }
  return clusters
}

function inColumns(cluster: readonly Part[]): (Part & { column: number })[] {
  const ends: number[] = []
  return cluster.map((part) => {
    const free = ends.findIndex((end) => end <= part.top)
    const column = free === -1 ? ends.length : free
    ends[column] = part.bottom
    return { ...part, column }
  })
}

function crowdOf(hidden: readonly Part[]): Crowd {
  const top = Math.min(...hidden.map((part) => part.top))
  const bottom = Math.max(...hidden.map((part) => part.bottom))
  return { top, bottom, count: hidden.length }
}
