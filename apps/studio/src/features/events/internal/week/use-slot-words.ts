import type { EventKind } from '@upbeat/contract/studio/entities/event'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { stateKeys } from '../../../../lib/layout/state-badge.tsx'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import type { Slot } from './blocks.ts'

export const kindLooks: Record<EventKind, { icon: IconName; label: StudioPhraseKey }> = {
  class: { icon: 'video', label: 'events.kindClass' },
  broadcast: { icon: 'live', label: 'events.kindBroadcast' },
  stream: { icon: 'external', label: 'events.kindStream' },
}

/** What is said of an occurrence, where there is room for it. */
export function useSlotWords() {
  const t = useText()
  const { zone, own } = useZones()
  const times = useWeekTimes(zone)
  return (slot: Slot) => {
    const { event, occurrence, day } = slot
    const name = occurrence.own.name || event.name || t('events.untitled')
    const coach = occurrence.own.instructor === undefined ? event.instructor : occurrence.own.instructor
    const room = occurrence.own.room === undefined ? event.room : occurrence.own.room
    const time = times.range(occurrence.startsAt, occurrence.endsAt)
    const ownTime = own === null ? null : times.range(occurrence.startsAt, occurrence.endsAt, own)
    const state = event.state === 'published' ? null : t(stateKeys[event.state])
    const changes = event.hasChanges ? t('events.changesPending') : null
    const moved = occurrence.isMoved ? t('events.movedOne') : null
    const clashes = occurrence.clashes.map(({ what, name: word, event: other }) => {
      const values = { name: word, event: other.name || t('events.untitled'), time: times.time(other.startsAt) }
      return t(what === 'coach' ? 'events.clashCoach' : 'events.clashRoom', values)
    })
    if (occurrence.moreClashes > 0) clashes.push(t('events.moreClashes', { count: occurrence.moreClashes }))
    const parts = [
      name,
      time,
      state ?? changes,
      coach,
      room,
      times.longDay(day),
      ownTime && t('events.ownTime', { time: ownTime }),
      t(kindLooks[event.kind].label),
      state && changes,
      moved,
      ...clashes,
    ]
    return {
      name,
      coach,
      room,
      time,
      start: times.time(occurrence.startsAt),
      ownTime,
      state,
      changes,
      moved,
      clashes,
      label: parts.filter(Boolean).join(', '),
    }
  }
}
