import type { OccurrenceChange, StudioEvent } from '@upbeat/contract/studio/entities/event'
import type { ChangeScope } from '@upbeat/rules/schedule/amend-series'
import { momentOfWallClock, wallClock } from '@upbeat/rules/schedule/wall-clock'
import { useState } from 'react'
import type { Slot } from '../week/blocks.ts'
import { useZones } from '../zone.ts'

/** A time in the week's zone, as it was dragged. */
export type GivenTime = { start: string; minutes: number }
export type OccurrenceInput = {
  /** `2026-11-28T18:30`. */
  start: string
  minutes: string
  name: string
  instructor: string
  room: string
}

/** The input of the dialog that changes an occurrence. Times are in the event's own zone. */
export function useOccurrenceChange(
  { occurrence, event: { repeats } }: Slot,
  { fields }: StudioEvent,
  given?: GivenTime,
) {
  const { zone } = useZones()
  const { own } = occurrence
  const present = wallClock(Date.parse(occurrence.startsAt), fields.timeZone)
  const initial: OccurrenceInput = {
    start: present.slice(0, 16),
    minutes: String(Math.round((Date.parse(occurrence.endsAt) - Date.parse(occurrence.startsAt)) / 60_000)),
    name: own.name ?? fields.name,
    instructor: (own.instructor === undefined ? fields.instructor : own.instructor) ?? '',
    room: (own.room === undefined ? fields.room : own.room) ?? '',
  }
  const [input, setInput] = useState(() => ({ ...initial, ...timeOf(given) }))
  const [scope, setScope] = useState<ChangeScope>('one')

  function timeOf(dragged: GivenTime | undefined): Partial<OccurrenceInput> {
    if (!dragged) return {}
    const local = wallClock(momentOfWallClock(dragged.start, zone), fields.timeZone)
    return { start: local.slice(0, 16), minutes: String(dragged.minutes) }
  }

  const minutes = Number(input.minutes)
  const isComplete = input.start !== '' && minutes >= 1 && minutes <= 1440

  function asked(): { scope: ChangeScope; change: OccurrenceChange } {
    const localStart = input.start === initial.start ? present : `${input.start}:00`
    const isOne = repeats && scope === 'one'
    // Single occurrences keep what they had of their own; a series takes only what was changed here.
    const isSent = (field: keyof OccurrenceInput) => isOne || input[field] !== initial[field]
    const changes = {
      ...(isSent('minutes') && { durationSecond: Math.round(minutes * 60) }),
      ...(isSent('name') && { name: input.name }),
      ...(isSent('instructor') && { instructor: input.instructor || null }),
      ...(isSent('room') && { room: input.room || null }),
      ...(isOne && own.description !== undefined && { description: own.description }),
    }
    return { scope: repeats ? scope : 'all', change: { kind: 'changed', localStart, fields: changes } }
  }

  return {
    input,
    set: (field: keyof OccurrenceInput, value: string) => setInput((before) => ({ ...before, [field]: value })),
    scope,
    setScope,
    isSeries: repeats,
    isComplete,
    asked,
  }
}
